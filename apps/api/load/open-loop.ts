import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { quantiles } from './measure.ts';

/** One request as it goes over the wire. */
export interface Shot {
  method: 'GET' | 'POST';
  /** Below the origin, with its query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** A second of the run, by when its requests were due. */
export interface Second {
  sent: number;
  p95: number;
}

export interface Volley {
  /** Milliseconds from when a request was due, whether or not the ones before it had been answered. */
  p50: number;
  p95: number;
  p99: number;
  sent: number;
  failed: number;
  seconds: Second[];
}

const STEP_MS = 5;
const TIMEOUT_MS = 30_000;

const send = (origin: string, agent: Agent, { method, path, headers, body }: Shot): Promise<number> =>
  new Promise((resolve) => {
    const sent = request(`${origin}${path}`, { agent, method, headers, timeout: TIMEOUT_MS }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(0));
    sent.end(body);
  });

/**
 * Sends `perSecond` requests for `seconds`, at their times: a slow answer does not hold the next request back, as it would
 * not hold back the next visitor. Any answer below 400 counts.
 */
export const openLoop = async (
  origin: string,
  next: (number: number) => Shot,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Volley> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 500 });
  const times: number[][] = Array.from({ length: seconds }, () => []);
  const under: Promise<void>[] = [];
  let failed = 0;
  const from = performance.now();
  const fire = async (number: number) => {
    const due = (number * 1000) / perSecond;
    const status = await send(origin, agent, next(number));
    if (status === 0 || status >= 400) failed += 1;
    times[Math.floor(due / 1000)]?.push(performance.now() - from - due);
  };
  for (let number = 0; number < perSecond * seconds; ) {
    while (number < perSecond * seconds && (number * 1000) / perSecond <= performance.now() - from) {
      under.push(fire(number));
      number += 1;
    }
    await setTimeout(STEP_MS);
  }
  await Promise.all(under);
  agent.destroy();
  return {
    ...quantiles(times.flat()),
    sent: under.length,
    failed,
    seconds: times.map((second) => ({ sent: second.length, p95: quantiles(second).p95 })),
  };
};
