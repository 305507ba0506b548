import type { IncomingHttpHeaders } from 'node:http';
import fresh from 'fresh';
import { parse } from 'range-parser';
import type { ByteRange } from './storage/storage.ts';

const UNSATISFIABLE = 2;

/**
 * What a `Range` header asks of a file. `whole` also for what RFC 9110 lets a server pass over: another unit, several
 * ranges, bad syntax. `unsatisfiable` where it starts behind the end.
 */
export const parseRange = (header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' => {
  const { code, type, ranges } = parse(size, header ?? '');
  if (type !== 'bytes') return 'whole';
  if (code === UNSATISFIABLE) return 'unsatisfiable';
  const [range, another] = ranges;
  return range && !another ? range : 'whole';
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
export const isFresh = (headers: IncomingHttpHeaders, { etag, lastModified }: Validators): boolean =>
  fresh(headers, { etag, 'last-modified': lastModified.toUTCString() });
