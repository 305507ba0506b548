import type { IncomingMessage } from 'node:http';

/** What is still read of a body after its answer, so that the client reads the answer. Then the socket is destroyed. */
export interface LingerBounds {
  bytes: number;
  /** From the answer on. */
  totalMs: number;
  /** Without a byte from the client. */
  idleMs: number;
}

/** The total is the default of nginx (`lingering_time`). A client that keeps its side open waits `idleMs` for its next connection. */
const BOUNDS: LingerBounds = { bytes: 64 * 1024 * 1024, totalMs: 30_000, idleMs: 3_000 };

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

// Destroying a socket with unread bytes sends RST, and the client may lose the answer with it (RFC 9112, section 9.6).
const linger = (request: IncomingMessage, { bytes, totalMs, idleMs }: LingerBounds): void => {
  const { socket } = request;
  const destroy = () => void socket.destroy();
  const timer = setTimeout(destroy, totalMs);
  const limit = socket.bytesRead + bytes;
  socket.once('close', () => {
    clearTimeout(timer);
    // Ends a handler that still reads the body, such as an upload on its way to another server.
    request.destroy();
  });
  socket.setTimeout(idleMs, destroy);
  // The parser's listener too: what follows on this connection is no request any more.
  socket.removeAllListeners('data');
  socket.on('data', () => {
    if (socket.bytesRead > limit) socket.destroy();
  });
  socket.once('end', destroy);
  socket.end();
  socket.resume();
};

/**
 * Call before the headers of an answer are written. True where the body of the request has not arrived whole; the answer
 * must say `connection: close` then. Otherwise the next request of a kept connection would wait behind the unread body,
 * and a proxy would give that connection to another visitor. The socket lingers within `bounds` after the answer.
 */
export const lingersUnread = (request: IncomingMessage, bounds: LingerBounds = BOUNDS): boolean => {
  // `complete` is missing on requests that are injected and have no connection.
  if (!hasBody(request) || request.complete !== false) return false;
  request.socket.destroySoon = () => linger(request, bounds);
  return true;
};
