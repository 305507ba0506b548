import type { Readable } from 'node:stream';

/** Both ends included, in bytes. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file that has arrived and is not yet part of the storage. */
export interface Staged {
  /** Where its bytes are for now: on this machine's disk, whatever the storage is. */
  path: string;
  /** SHA-256 in hex. */
  key: string;
  /** Bytes. */
  size: number;
}

/** A source that has more bytes than it may. */
export class TooLong extends Error {}

/** There is nothing under the key. */
export class Missing extends Error {}

/**
 * Storage of bytes. The key of a file is the SHA-256 of what it holds, in hex, so what is under it never changes; a piece
 * of an upload has a random key (`pieceKey`).
 */
export interface Storage {
  /** Writes all of `source` or nothing: a reader never sees half a file, and a crash leaves none. */
  put: (source: Readable | Uint8Array) => Promise<{ key: string; size: number }>;
  /** Writes a source to a temporary file; nothing is left of it where it breaks off or is longer than `limit` bytes (TooLong). */
  stage: (source: Readable, limit: number) => Promise<Staged>;
  /** Makes a staged file part of the storage. */
  keep: (staged: Staged) => Promise<void>;
  /** Takes a staged file away; does nothing for one that was stored. */
  discard: (staged: Pick<Staged, 'path'>) => Promise<void>;
  /** Deletes files that were staged before this moment and never stored, which a crash leaves. */
  sweep: (before: Date) => Promise<void>;
  /** Writes a piece. It is there for every instance, and after a power cut, once this resolves. */
  write: (key: string, bytes: Uint8Array) => Promise<void>;
  /** @throws Missing where there is nothing under the key, before the first byte */
  open: (key: string, range?: ByteRange) => Promise<Readable>;
  has: (key: string) => Promise<boolean>;
  /** Does nothing where there is nothing. */
  remove: (key: string) => Promise<void>;
}

/** What keeps the bytes of a storage: a disk, an object store. */
export interface Store extends Pick<Storage, 'write' | 'open' | 'has' | 'remove'> {
  /** Takes a file of this machine's disk under its key, whole or not at all; the file may be gone afterwards. */
  adopt: (staged: Staged) => Promise<void>;
}

const KEY = /^(piece-)?[0-9a-f]{64}$/;

/** @throws Error for what is no key: a way into another folder, say */
export const checkKey = (key: string): string => {
  if (!KEY.test(key)) throw new Error(`Storage: "${key}" is no key. Pass what put() or pieceKey() returned.`);
  return key;
};
