"""The model of the library, set up for a server that one talks to over its OpenAI-compatible interface."""

import httpx2
from pydantic_ai.models.ollama import OllamaModel
from pydantic_ai.profiles.openai import OpenAIModelProfile
from pydantic_ai.providers.ollama import OllamaProvider
from pydantic_ai.settings import ModelSettings

from app.assistant.address import Address
from app.assistant.needs import answer_tokens
from app.assistant.serving import Serving

# A local server wants none; without one the library would take whatever the environment holds.
NO_KEY = "none"


def model(client: httpx2.AsyncClient, address: Address, serving: Serving, seconds: float) -> OllamaModel:
    """seconds: that one request may take. The limit of the answer is sent under the name that Ollama reads."""
    profile = OpenAIModelProfile(
        openai_chat_supports_max_completion_tokens=False, openai_chat_supports_multiple_system_messages=False
    )
    settings = ModelSettings(
        max_tokens=answer_tokens(serving.context), max_retries=0, request_timeout=seconds, first_event_timeout=seconds
    )
    provider = OllamaProvider(base_url=address.chat, api_key=NO_KEY, http_client=client)
    return OllamaModel(serving.model, provider=provider, profile=profile, settings=settings)
