import { requestParams, signParams } from '@zonekit/api-client/signing';
import autocannon from 'autocannon';
import type { Mix } from './mixes.ts';

export interface Figures {
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
  /** Answers other than 200, and requests without an answer. */
  failed: number;
}

const CLIENT = 'zonekit-portal';
const SECRET = 'demo-secret';

/** The service takes a signature for 300 seconds, so one serves for a whole run. */
const signed = (path: string, locale: string): Record<string, string> => {
  const [plain = '', query = ''] = path.split('?');
  const ts = Math.floor(Date.now() / 1000);
  const nonce = 'load-0123456789';
  const params = requestParams({ method: 'GET', path: plain, query, clientId: CLIENT, ts, nonce });
  return {
    'accept-language': locale,
    'x-client-id': CLIENT,
    'x-ts': String(ts),
    'x-nonce': nonce,
    'x-sign': signParams(params, SECRET),
  };
};

/**
 * Asks for every address of a mix once, one at a time: what the first visitor waits, in milliseconds, the slowest last.
 * @throws Error for any answer but 200
 */
export const firstCalls = async (base: string, { paths, locale }: Mix): Promise<{ path: string; ms: number }[]> => {
  const calls: { path: string; ms: number }[] = [];
  for (const path of new Set(paths)) {
    const from = performance.now();
    const response = await fetch(`${base}${path}`, { headers: signed(path, locale) });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    calls.push({ path, ms: performance.now() - from });
  }
  return calls.sort((a, b) => a.ms - b.ms);
};

/** Keeps `connections` busy for `seconds`: each asks anew as soon as it is answered, from its own place in the mix. */
export const measure = async (
  base: string,
  { paths, locale }: Mix,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Figures> => {
  const requests = paths.map((path) => ({
    method: 'GET' as const,
    path: `/api${path}`,
    headers: signed(path, locale),
  }));
  let started = 0;
  const times: number[] = [];
  const options: autocannon.Options = {
    url: new URL(base).origin,
    connections,
    duration: seconds,
    requests,
    setupClient: (client) => {
      const from = Math.floor((started * requests.length) / connections);
      started += 1;
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
    },
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    // Each answer by itself: the tool's own figures are whole milliseconds.
    run.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return {
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    perSecond: times.length / result.duration,
    failed: result.non2xx + result.errors + result.timeouts,
  };
};
