import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { S3Client } from '@bradenmacdonald/s3-lite-client';
import type { S3Settings } from '../../../config.ts';
import { Unavailable, within } from '../../../frame/unavailable.ts';
import { stagedStorage } from './staging.ts';
import { checkKey, Missing, type Storage } from './storage.ts';

/** Bytes in memory while a file goes to the store; S3 takes parts of 5 MB and more. */
const PART_BYTES = 8 * 1024 * 1024;
/** Timeouts of the first byte of an answer, and of the upload of a part. */
const ANSWER_MS = 10_000;
const WRITE_MS = 60_000;
/** The largest file at 3 MB/s. */
const ADOPT_MS = 180_000;

const connect = async ({ endpoint, ...options }: S3Settings): Promise<S3Client> => {
  const { S3Client: Client } = await import('@bradenmacdonald/s3-lite-client');
  return new Client({ endPoint: endpoint, pathStyle: true, ...options });
};

/** A bucket that is missing answers 404 as well, and a HEAD tells no code. */
const isAbsent = (error: unknown): boolean =>
  error instanceof Error &&
  'statusCode' in error &&
  error.statusCode === 404 &&
  !('code' in error && error.code === 'NoSuchBucket');

/**
 * Files in a bucket of an S3-compatible store; its client is loaded with the first of them. Whatever the store does but answer
 * is Unavailable: wrong keys and a missing bucket as well, which the log tells and nobody else can mend.
 *
 * @param incoming a folder of this machine, where files are looked at before the store has them
 */
export const s3Storage = (incoming: string, settings: S3Settings): Storage => {
  let connecting: Promise<S3Client> | null = null;
  const nameOf = (key: string): string =>
    checkKey(key).startsWith('piece-') ? `pieces/${key}` : `files/${key.slice(0, 2)}/${key}`;

  const request = async <T>(
    what: string,
    key: string,
    ms: number,
    ask: (client: S3Client, name: string) => Promise<T>,
  ) => {
    const name = nameOf(key);
    connecting ??= connect(settings);
    const client = await connecting;
    try {
      return await within(`S3 ${what}`, ms, ask(client, name));
    } catch (cause) {
      if (isAbsent(cause)) throw new Missing(`Storage: nothing under ${key}.`, { cause });
      throw cause instanceof Unavailable ? cause : new Unavailable(`S3 ${what} failed.`, { cause });
    }
  };

  return stagedStorage(incoming, {
    async adopt({ path, key, size }) {
      const bytes = await openAsBlob(path);
      await request('put', key, ADOPT_MS, (client, name) =>
        client.putObject(name, bytes.stream(), { size, partSize: PART_BYTES }),
      );
    },
    async write(key, bytes) {
      await request('put', key, WRITE_MS, (client, name) => client.putObject(name, Uint8Array.from(bytes)));
    },
    async open(key, range) {
      const { body } = await request('get', key, ANSWER_MS, (client, name) =>
        range
          ? client.getPartialObject(name, { offset: range.start, length: range.end - range.start + 1 })
          : client.getObject(name),
      );
      return body ? Readable.fromWeb(body as NodeStream) : Readable.from([]);
    },
    has: (key) => request('head', key, ANSWER_MS, (client, name) => client.exists(name)),
    remove: (key) => request('delete', key, ANSWER_MS, (client, name) => client.deleteObject(name)),
  });
};
