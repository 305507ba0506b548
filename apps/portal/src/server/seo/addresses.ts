import { pageAddresses } from '@zonekit/api-client/search/client';
import type { PageAddress } from '@zonekit/api-client/search/contract';
import { createTransport, type Transport } from '@zonekit/api-client/transport';
import type { ServerConfig } from '../server-config.ts';

/** How long addresses are served before they are read again. */
const FRESH_MS = 10 * 60_000;

const readAll = async (transport: Transport): Promise<PageAddress[]> => {
  const pages: PageAddress[] = [];
  let after: string | null = null;
  do {
    const part: Awaited<ReturnType<typeof pageAddresses>> = await pageAddresses(transport, after, { quiet: true });
    pages.push(...part.addresses);
    after = part.next;
  } while (after !== null);
  return pages;
};

/** Reads the addresses of all public items: cached, once for all who wait, and the older ones where the service fails. */
export const createAddresses = (
  { api, clientId, secret, fetch }: ServerConfig,
  now: () => number = Date.now,
): (() => Promise<readonly PageAddress[]>) => {
  const transport = createTransport({
    baseUrls: api,
    clientId,
    secret,
    locale: () => 'zh-CN',
    ...(fetch && { fetch }),
  });
  let cached: { pages: readonly PageAddress[]; at: number } | null = null;
  let reading: Promise<readonly PageAddress[]> | null = null;
  const read = async () => {
    try {
      const pages = await readAll(transport);
      cached = { pages, at: now() };
      return pages;
    } catch (error) {
      if (cached) return cached.pages;
      throw error;
    } finally {
      reading = null;
    }
  };
  return async () => {
    if (cached && now() - cached.at < FRESH_MS) return cached.pages;
    reading ??= read();
    return reading;
  };
};
