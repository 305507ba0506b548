import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { SESSIONS } from './grow.ts';
import { bearer, signed } from './measure.ts';
import type { Mix } from './mixes.ts';
import { openLoop, type Shot, type Volley } from './open-loop.ts';

/** Requests a second of an ordinary hour, and ten times as many in the last one before a deadline. */
const CALM = 28;
const SPIKE = 280;
const CALM_SECONDS = 10;
const RECOVERY_SECONDS = 60;
/** Of ten requests in the spike, one begins an application and two look at the call; the others are the visitors' mix. */
const TENTH = 10;
/** What counts as recovered: a second whose p95 is no worse than this, or than twice that of the calm before. */
const CALM_P95_MS = 50;

export interface Spike {
  before: Volley;
  during: Volley;
  /** Seconds from the end of the spike to the first second as calm as before; null where none came. */
  recoveredAfter: number | null;
}

const openCalls = async (url: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `select id from declarations where opens_at <= now() and closes_at > now() + interval '1 hour' order by closes_at, id`,
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
};

const visitOf =
  ({ paths, locale }: Mix) =>
  (number: number): Shot => {
    const path = paths[(number * 7) % paths.length] ?? '';
    return { method: 'GET', path: `/api${path}`, headers: signed(path, locale) };
  };

/** What a mix alone waits for in the rush, open-loop. */
export const runVisits = (base: string, mix: Mix, seconds: number): Promise<Volley> =>
  openLoop(new URL(base).origin, visitOf(mix), { perSecond: SPIKE, seconds });

const apply = (number: number, calls: readonly string[]): Shot => {
  const path = '/policy/users_policy';
  const body = JSON.stringify({
    declaration_id: calls[Math.floor(number / SESSIONS) % calls.length],
    contact_person: '林越',
    contact_phone: '13800000000',
    statement: '申请支持冷链装备研发项目，预计年内投产。',
  });
  const headers = {
    ...signed(path, 'zh-CN', { method: 'POST', body }),
    ...bearer(number),
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'idempotency-key': randomUUID(),
  };
  return { method: 'POST', path: `/api${path}`, headers, body };
};

/**
 * An ordinary hour, the last one before a deadline with ten times as many requests, and the hour after it; open-loop.
 * @param url of the database, which `grow` has filled
 */
export const runSpike = async (base: string, url: string, mix: Mix, seconds: number): Promise<Spike> => {
  const { origin } = new URL(base);
  const calls = await openCalls(url);
  const visit = visitOf(mix);
  const look = visitOf({ ...mix, paths: calls.map((id) => `/policies/policy_declarations/${id}`) });
  let applications = 0;
  const rush = (number: number): Shot => {
    if (number % TENTH === 0) return apply(applications++, calls);
    if (number % TENTH < 3) return look(number);
    return visit(number);
  };
  const before = await openLoop(origin, visit, { perSecond: CALM, seconds: CALM_SECONDS });
  const during = await openLoop(origin, rush, { perSecond: SPIKE, seconds });
  const after = await openLoop(origin, visit, { perSecond: CALM, seconds: RECOVERY_SECONDS });
  const calm = Math.max(CALM_P95_MS, 2 * before.p95);
  const recovered = after.seconds.findIndex(({ p95 }) => p95 <= calm);
  return { before, during, recoveredAfter: recovered < 0 ? null : recovered };
};
