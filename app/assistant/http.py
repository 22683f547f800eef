"""The client that speaks to the model server: no proxy, no redirect, no endless body, certificates always checked."""

from collections.abc import AsyncIterator

import httpx2

MOST_BYTES = 16 * 1024 * 1024
CONNECT_S, READ_S = 5.0, 600.0


class TooLarge(httpx2.TransportError):
    """A reply is longer than any answer of a model."""


class Redirected(httpx2.TransportError):
    """The server sends the request elsewhere, where nobody agreed to send it."""


class _Bounded(httpx2.AsyncByteStream):
    """A body that ends in an error where it goes on too long."""

    def __init__(self, body: httpx2.AsyncByteStream) -> None:
        self._body = body

    async def __aiter__(self) -> AsyncIterator[bytes]:
        left = MOST_BYTES
        async for chunk in self._body:
            left -= len(chunk)
            if left < 0:
                raise TooLarge("the reply is too large")
            yield chunk

    async def aclose(self) -> None:
        await self._body.aclose()


class _Transport(httpx2.AsyncHTTPTransport):
    """As its base, with bounded bodies and without redirects."""

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        response = await super().handle_async_request(request)
        if response.has_redirect_location:
            await response.aclose()
            raise Redirected("the server redirects")
        assert isinstance(response.stream, httpx2.AsyncByteStream)
        response.stream = _Bounded(response.stream)
        return response


def client() -> httpx2.AsyncClient:
    """A client of its own; the environment's proxies and certificates would be other people's word."""
    return httpx2.AsyncClient(
        transport=_Transport(trust_env=False),
        trust_env=False,
        follow_redirects=False,
        timeout=httpx2.Timeout(READ_S, connect=CONNECT_S),
    )
