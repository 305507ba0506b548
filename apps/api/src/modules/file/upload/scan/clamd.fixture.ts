import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The industry's harmless test file (eicar.org), in two halves, so that no scanner takes this one away. */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`;

/** What a client sent after its command: chunks with their lengths; null until the one of no length has come. */
const fileOf = (sent: Buffer): Buffer | null => {
  const chunks: Buffer[] = [];
  for (let at = 'zINSTREAM\0'.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
};

/**
 * A clamd as far as INSTREAM goes, which knows EICAR alone; files above `limit` bytes it refuses as clamd does.
 * `received` are the sizes of the files that it got.
 */
export const startClamd = async (port = 0, limit = 25 * 1024 * 1024) => {
  const received: number[] = [];
  const answer = (socket: Socket, text: string) => socket.writableEnded || socket.end(`${text}\0`);
  const server = createServer((socket) => {
    let sent = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      sent = Buffer.concat([sent, bytes]);
      if (sent.length >= 10 && sent.toString('latin1', 0, 10) !== 'zINSTREAM\0')
        return answer(socket, 'UNKNOWN COMMAND');
      if (sent.length > limit) return answer(socket, 'INSTREAM size limit exceeded. ERROR');
      const file = fileOf(sent);
      if (file === null) return;
      received.push(file.length);
      answer(socket, file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');
    });
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    received,
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((done) => void server.close(done)),
  };
};
