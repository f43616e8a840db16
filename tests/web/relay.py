"""A relay between a browser and the server, which can be cut: what is on its way is lost, and nobody is told."""

import contextlib
import selectors
import socket
import threading

CHUNK = 65536


class Relay:
    """A port of its own, through which everything goes to the server while the line is up."""

    def __init__(self, port: int) -> None:
        self.target = ("127.0.0.1", port)
        self.port = 0
        self.deaf = False  # what the browser says is heard, but no answer comes back
        self._door: socket.socket | None = None
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._lock = threading.Lock()

    @property
    def address(self) -> str:
        """Where the browser goes."""
        return f"http://127.0.0.1:{self.port}"

    def mend(self) -> None:
        """Put the line up."""
        self.deaf = False
        door = socket.create_server(("127.0.0.1", self.port))
        self.port = door.getsockname()[1]
        self._door = door
        threading.Thread(target=self._accept, args=(door,), daemon=True).start()

    def cut(self) -> None:
        """Cut the line: every connection breaks, and no new one can be made."""
        with self._lock:
            door, self._door = self._door, None
            pairs, self._pairs = self._pairs, []
        if door is not None:
            with contextlib.suppress(OSError):
                door.shutdown(socket.SHUT_RDWR)
            door.close()
        for pair in pairs:
            for each in pair:
                with contextlib.suppress(OSError):
                    each.shutdown(socket.SHUT_RDWR)

    def _accept(self, door: socket.socket) -> None:
        """Let connections in until the line is cut."""
        while True:
            try:
                near, _ = door.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(self.target)
            except OSError:
                near.close()
                continue
            with self._lock:
                if self._door is not door:
                    near.close()
                    far.close()
                    return
                self._pairs.append((near, far))
            threading.Thread(target=self._carry, args=(near, far), daemon=True).start()

    def _carry(self, near: socket.socket, far: socket.socket) -> None:
        """Carry bytes both ways until one side has enough."""
        with near, far, selectors.DefaultSelector() as ready, contextlib.suppress(OSError):
            ready.register(near, selectors.EVENT_READ, far)
            ready.register(far, selectors.EVENT_READ, near)
            while True:
                for key, _ in ready.select():
                    source = key.fileobj
                    assert isinstance(source, socket.socket)
                    said = source.recv(CHUNK)
                    if not said:
                        return
                    if not (self.deaf and source is far):
                        key.data.sendall(said)
