import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { Unavailable, within } from '../../../../frame/unavailable.ts';
import type { Scan, Verdict } from './scanner.types.ts';

/** clamd's own default is 120 s of reading (`ReadTimeout`); the largest file takes less. */
const SCAN_MS = 120_000;
const CHUNK_BYTES = 64 * 1024;

/** A chunk as INSTREAM has it: its length in four bytes, big end first, then its bytes. One of no length ends the file. */
const framed = async function* (file: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of file) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
};

/** `stream: OK`, `stream: Eicar-Test-Signature FOUND`; all else says that it could not tell: too long a file, say. */
const verdictOf = (said: string): Verdict => {
  if (said === 'stream: OK') return { clean: true };
  const malware = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (malware !== undefined) return { clean: false, malware };
  throw new Unavailable(`clamd said "${said.slice(0, 200)}".`);
};

/** The answer, as soon as its zero byte is there: clamd may give it and hang up before it has all of a file. */
const heard = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    socket.setEncoding('utf8').on('data', (text) => {
      said += text;
      if (said.includes('\0')) resolve(said.replace(/\0.*$/s, '').trim());
    });
    socket.once('close', () => reject(new Unavailable('clamd hung up.'))).on('error', reject);
  });

const exchange = async (socket: Socket, path: string): Promise<string> => {
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  try {
    // What it says counts, not whether its ear was open to the end.
    pipeline(framed(file), socket, { end: false }).catch(() => undefined);
    return await heard(socket);
  } finally {
    file.destroy();
  }
};

/** clamd over TCP. Source: clamd(8), INSTREAM, with `z` for commands and answers that end in a zero byte. */
export const clamdScanner =
  ({ host, port }: { host: string; port: number }): Scan =>
  async (path) => {
    const socket = connect(port, host);
    try {
      return verdictOf(await within('clamd', SCAN_MS, exchange(socket, path)));
    } catch (cause) {
      throw cause instanceof Unavailable ? cause : new Unavailable('clamd does not answer.', { cause });
    } finally {
      socket.destroy();
    }
  };
