"""Websockets that compress only what gains by it, and no harder than it pays.

Level 1 takes half the time of zlib's usual level and leaves a fifth more bytes. A short message is sent as
it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame

SHORT = 256  # bytes of a message that is sent as it is
WINDOW = 12  # bits: more would take 128 kB for every socket
SETTINGS = {"level": 1, "memLevel": 5}


class Thrifty(PerMessageDeflate):
    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < SHORT else super().encode(frame)


class Offer(ServerPerMessageDeflateFactory):
    """What is agreed upon with a browser is as usual; only what we send is treated otherwise."""

    def process_request_params(
        self, params: Sequence[Any], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[Any], PerMessageDeflate]:
        agreed, usual = super().process_request_params(params, accepted_extensions)
        ours = Thrifty(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
            usual.compress_settings,
        )
        return list(agreed), ours


class Socket(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        if self.config.ws_per_message_deflate:
            offer = Offer(
                server_max_window_bits=WINDOW, client_max_window_bits=WINDOW, compress_settings=SETTINGS
            )
            self.conn.available_extensions = [offer]
