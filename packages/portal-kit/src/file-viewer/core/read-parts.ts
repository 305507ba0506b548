import type { FileFailure } from './file.types.ts';

/** Bytes of the first range: the chunk size of pdf.js. */
const FIRST = 65_536;

type Bytes = Uint8Array<ArrayBuffer>;

/** How a file can be read: by ranges, or whole if the server has no ranges. `etag` is null if the server sends none. */
export type Opened =
  | { status: 'parts'; size: number; etag: string | null; first: Bytes }
  | { status: 'whole'; bytes: Bytes }
  | { status: 'failed'; reason: FileFailure };

const bytesOf = async (answer: Response): Promise<Bytes> => new Uint8Array(await answer.arrayBuffer());
const sizeOf = (answer: Response): number => Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1]);
const ask = (url: string, from: number, to: number, signal: AbortSignal): Promise<Response> =>
  fetch(url, { headers: { range: `bytes=${from}-${to - 1}` }, signal });

/** Asks for a file's beginning. A network that is not there is `offline`. Source: RFC 9110, section 14. */
export async function openParts(url: string, signal: AbortSignal): Promise<Opened> {
  try {
    const answer = await ask(url, 0, FIRST, signal);
    if (answer.status === 404) return { status: 'failed', reason: 'missing' };
    if (!answer.ok) return { status: 'failed', reason: 'other' };
    const size = sizeOf(answer);
    // Another origin that does not expose the header hides how much there is.
    const readable = answer.status === 206 && Number.isNaN(size) ? await fetch(url, { signal }) : answer;
    const bytes = await bytesOf(readable);
    if (readable.status !== 206 || size <= bytes.length) return { status: 'whole', bytes };
    return { status: 'parts', size, etag: answer.headers.get('etag'), first: bytes };
  } catch {
    return { status: 'failed', reason: 'offline' };
  }
}

export interface PartsReader {
  url: string;
  /** ETag of the opened file: ranges of a changed file are refused. */
  opened: { size: number; etag: string | null };
  signal: AbortSignal;
  /** Resolves when another try is worth its while. */
  again: () => Promise<void>;
}

/**
 * The bytes from `begin` up to `end`, however long the network or the service is away.
 *
 * @throws Error where the file is another by now, or is refused; the reason of `signal` where that ended it
 */
export async function readPart(
  { url, opened, signal, again }: PartsReader,
  begin: number,
  end: number,
): Promise<Bytes> {
  for (;;) {
    const part = await ask(url, begin, end, signal).then(
      async (answer) => {
        if (answer.status >= 500 || answer.status === 429) return null;
        if (answer.status !== 206 || sizeOf(answer) !== opened.size || answer.headers.get('etag') !== opened.etag) {
          throw new Error(
            `readPart: ${url} answered ${answer.status}; the file has changed, or is refused. Open it anew.`,
          );
        }
        // The network can break within a part, too.
        return await bytesOf(answer).catch(() => null);
      },
      () => null,
    );
    if (part) return part;
    signal.throwIfAborted();
    await again();
    signal.throwIfAborted();
  }
}
