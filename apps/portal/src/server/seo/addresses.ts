import { pageAddresses } from '@zonekit/api-client/search/client';
import { createTransport, type Transport } from '@zonekit/api-client/transport';
import type { ServerConfig } from '../server-config.ts';

/** How long addresses are served before they are read again. */
const FRESH_MS = 10 * 60_000;

const readAll = async (transport: Transport): Promise<string[]> => {
  const paths: string[] = [];
  let after: string | null = null;
  do {
    const part: Awaited<ReturnType<typeof pageAddresses>> = await pageAddresses(transport, after, { quiet: true });
    paths.push(...part.addresses);
    after = part.next;
  } while (after !== null);
  return paths;
};

/** Reads the addresses of all public items: cached, once for all who wait, and the older ones where the service fails. */
export const createAddresses = (
  { api, clientId, secret, fetch }: ServerConfig,
  now: () => number = Date.now,
): (() => Promise<readonly string[]>) => {
  const transport = createTransport({
    baseUrls: api,
    clientId,
    secret,
    locale: () => 'zh-CN',
    ...(fetch && { fetch }),
  });
  let cached: { paths: readonly string[]; at: number } | null = null;
  let reading: Promise<readonly string[]> | null = null;
  const read = async () => {
    try {
      const paths = await readAll(transport);
      cached = { paths, at: now() };
      return paths;
    } catch (error) {
      if (cached) return cached.paths;
      throw error;
    } finally {
      reading = null;
    }
  };
  return async () => {
    if (cached && now() - cached.at < FRESH_MS) return cached.paths;
    reading ??= read();
    return reading;
  };
};
