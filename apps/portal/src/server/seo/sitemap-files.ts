import type { PageAddress } from '@zonekit/api-client/search/contract';
import { encodeHtml } from '../encode.ts';
import { sitemap } from './sitemap.ts';

type EncodedFile = Awaited<ReturnType<typeof encodeHtml>>;

/** Origins come from the request's `Host` where none is configured, so their number is limited. */
const MOST_FILES = 16;

/**
 * Makes and compresses each file once for the addresses that it holds: a file of 50,000 takes seconds of a processor.
 * Null for a part that there is not.
 */
export const createSitemapFiles = () => {
  let madeFor: readonly PageAddress[] | null = null;
  const files = new Map<string, Promise<EncodedFile>>();
  return async (
    items: readonly PageAddress[],
    options: { pages: readonly string[]; origin: string; part: number | null; acceptEncoding: string },
  ): Promise<EncodedFile | null> => {
    const { pages, origin, part, acceptEncoding } = options;
    if (items !== madeFor || files.size >= MOST_FILES) files.clear();
    madeFor = items;
    const best = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b`).test(acceptEncoding)) ?? '';
    const key = [origin, part, best].join(' ');
    const cached = files.get(key);
    if (cached) return cached;
    const plain = pages.map((path) => ({ path, changed_on: null }));
    const xml = sitemap([...plain, ...items], origin, part);
    if (xml === null) return null;
    const file = encodeHtml(xml, best);
    files.set(key, file);
    return file;
  };
};
