import { randomUUID } from 'node:crypto';
import { requestParams, signParams } from '@zonekit/api-client/signing';
import autocannon from 'autocannon';
import { SESSIONS, tokenOf } from './grow.ts';
import type { Mix } from './mixes.ts';

export interface Figures {
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
  /** All of them, those of the first second too. */
  answers: number;
  /** Answers other than 200, and requests without an answer. */
  failed: number;
}

const CLIENT = 'zonekit-portal';
const SECRET = 'demo-secret';
const WARM_SECONDS = 1;
/** Who ask in turn where each is somebody else. */
const PEOPLE = 400;

/** The service takes a signature for 300 seconds, so one serves for a whole run. */
export const signed = (
  path: string,
  locale: string,
  write?: { method: string; body: string },
): Record<string, string> => {
  const [plain = '', query = ''] = path.split('?');
  const ts = Math.floor(Date.now() / 1000);
  // The service remembers the nonces of writes alone.
  const nonce = write ? randomUUID() : 'load-0123456789';
  const params = requestParams({ method: 'GET', ...write, path: plain, query, clientId: CLIENT, ts, nonce });
  return {
    'accept-language': locale,
    'x-client-id': CLIENT,
    'x-ts': String(ts),
    'x-nonce': nonce,
    'x-sign': signParams(params, SECRET),
  };
};

/** @param times milliseconds, in any order; NaN for none */
export const quantiles = (times: readonly number[]): Pick<Figures, 'p50' | 'p95' | 'p99'> => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
};

export const bearer = (number: number) => ({ authorization: `Bearer ${tokenOf(number % SESSIONS)}` });

/**
 * Asks for every address of a mix once, one at a time: what the first visitor waits, in milliseconds, the slowest last.
 * @throws Error for any answer but 200
 */
export const firstCalls = async (
  base: string,
  { paths, locale, signedIn }: Mix,
): Promise<{ path: string; ms: number }[]> => {
  const calls: { path: string; ms: number }[] = [];
  for (const path of new Set(paths)) {
    const from = performance.now();
    const response = await fetch(`${base}${path}`, {
      headers: { ...signed(path, locale), ...(signedIn && bearer(0)) },
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    calls.push({ path, ms: performance.now() - from });
  }
  return calls.sort((a, b) => a.ms - b.ms);
};

/**
 * Keeps `connections` busy for `seconds`: each asks anew as soon as it is answered, from its own place in the mix. The second
 * before is not counted: the load itself is busy with writing out its requests then, and reads answers late.
 */
export const measure = async (
  base: string,
  { paths, locale, signedIn }: Mix,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Figures> => {
  const requestPaths = signedIn ? Array.from({ length: PEOPLE }, (_, at) => paths[at % paths.length] ?? '') : paths;
  const requests = requestPaths.map((path, number) => ({
    method: 'GET' as const,
    path: `/api${path}`,
    headers: { ...signed(path, locale), ...(signedIn && bearer(number)) },
  }));
  let started = 0;
  const times: number[] = [];
  const options: autocannon.Options = {
    url: new URL(base).origin,
    connections,
    duration: WARM_SECONDS + seconds,
    requests,
    setupClient: (client) => {
      const from = Math.floor((started * requests.length) / connections);
      started += 1;
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
    },
  };
  const from = performance.now() + WARM_SECONDS * 1000;
  let answers = 0;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    // Each answer by itself: the tool's own figures are whole milliseconds.
    run.on('response', (_client, _status, _bytes, ms) => {
      answers += 1;
      if (performance.now() > from) times.push(ms);
    });
  });
  return {
    ...quantiles(times),
    perSecond: times.length / (result.duration - WARM_SECONDS),
    answers,
    failed: result.non2xx + result.errors + result.timeouts,
  };
};

/** Until V8 has compiled what an answer passes, it costs twice as much; on a busy machine no longer than so many rounds. */
const WARM_ANSWERS = 6_000;
const WARM_ROUNDS = 6;

/** Asks as `measure` does until a process that has just started is as quick as it will be. */
export const warmUp = async (base: string, mix: Mix, load: Parameters<typeof measure>[2]): Promise<void> => {
  for (let answers = 0, rounds = 0; answers < WARM_ANSWERS && rounds < WARM_ROUNDS; rounds += 1)
    answers += (await measure(base, mix, { ...load, seconds: 2 })).answers;
};
