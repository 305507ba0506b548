import type { IncomingMessage } from 'node:http';

/**
 * Limits of reading the rest of a request after its answer, so that the client can read the answer. The socket is
 * destroyed at the limit.
 */
export interface LingerBounds {
  bytes: number;
  /** Milliseconds since the answer. */
  totalMs: number;
  /** Milliseconds without a byte from the client. */
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
    // Aborts a handler that still reads the body, such as a proxied upload.
    request.destroy();
  });
  socket.setTimeout(idleMs, destroy);
  // Removes the parser's listener too: the following bytes are no request.
  socket.removeAllListeners('data');
  socket.on('data', () => {
    if (socket.bytesRead > limit) socket.destroy();
  });
  socket.once('end', destroy);
  socket.end();
  socket.resume();
};

/**
 * Call before the headers of an answer are written. True if the request's body has not arrived completely; the answer
 * must have `connection: close` then. Otherwise the unread body blocks the next request on a keep-alive connection
 * (head-of-line blocking), and a proxy would reuse that connection for another visitor. The socket stays open within
 * `bounds` after the answer.
 */
export const lingersUnread = (request: IncomingMessage, bounds: LingerBounds = BOUNDS): boolean => {
  // Injected requests have no connection and no `complete`.
  if (!hasBody(request) || request.complete !== false) return false;
  request.socket.destroySoon = () => linger(request, bounds);
  return true;
};
