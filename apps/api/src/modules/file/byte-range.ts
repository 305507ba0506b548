import type { ByteRange } from './storage/storage.ts';

/**
 * What a `Range` header asks of a file. `whole` also for what RFC 9110 lets a server pass over: another unit, several
 * ranges, bad syntax. `unsatisfiable` where it starts behind the end.
 */
export const parseRange = (header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' => {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
};

export interface Validators {
  /** Strong, with its quotes. */
  etag: string;
  lastModified: Date;
}

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** May a range be served, or has the file changed since the client got its first part? RFC 9110, section 13.1.5. */
export const rangeStillHolds = (ifRange: string | undefined, { etag, lastModified }: Validators): boolean => {
  if (ifRange === undefined) return true;
  if (ifRange.startsWith('"') || ifRange.startsWith('W/')) return ifRange === etag;
  const at = Date.parse(ifRange);
  return !Number.isNaN(at) && Math.floor(at / 1000) === seconds(lastModified);
};

/** Has the client this very file? RFC 9110, section 13.2.2: the entity tag counts, the date only without one. */
export const isFresh = (
  headers: { 'if-none-match'?: string | undefined; 'if-modified-since'?: string | undefined },
  { etag, lastModified }: Validators,
): boolean => {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && seconds(lastModified) <= Math.floor(since / 1000);
};
