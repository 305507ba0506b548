/**
 * Loads the service as visitors do, and prints what they wait: `npm run load -- --rows 10000,100000,1000000`.
 *
 * `--rows`         policies to seed, up to 1,000,000, with a fifth as many enterprises, and as many bookings and applications
 *                  (default 100000; a million takes about fifteen minutes to make)
 * `--connections`  held busy at a time, up to 200 (50)
 * `--seconds`      for each mix, up to 60 (10)
 * `--only`         mixes whose name contains this
 * `--spike`        seconds of the rush before a deadline, up to 60; 0 leaves it out (20)
 * `--profile`      instead of all that: for each mix, made anew, the processor time of an answer, the floor's beside it, and where
 *                  both go, by package or file and by function; so many lines of each (`--profile 15`)
 * `--server`       a PostgreSQL to use, as `postgres://user@127.0.0.1:5432/postgres`; its databases `zonekit_load_<rows>` are
 *                  kept and used again. Default: one of its own in a temporary folder, taken away at the end.
 *
 * Beside the service runs a floor (`floor.ts`), asked for the same in the same run; the command ends badly where one
 * answer of it differs from the service's. Everything stays on this machine. The load, the service and PostgreSQL share
 * its cores.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Cluster, startPostgres } from '../test/postgres.ts';
import { differences } from './differences.ts';
import { grow } from './grow.ts';
import { type Figures, firstCalls, measure, warmUp } from './measure.ts';
import { type Mix, mixesOf } from './mixes.ts';
import { profileMix } from './profile.ts';
import { databaseOn, type Running, startFloor, startService } from './service.ts';
import { runSpike, runVisits } from './spike.ts';

/** As an installation for a million documents would set it. */
const SETTINGS = {
  shared_buffers: '2GB',
  effective_cache_size: '6GB',
  work_mem: '32MB',
  maintenance_work_mem: '1GB',
  max_wal_size: '8GB',
  random_page_cost: '1.1',
};
const SHARE_MS = 2_000;

const say = (line = '') => process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    connections: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    spike: { type: 'string', default: '20' },
    profile: { type: 'string', default: '0' },
    server: { type: 'string' },
  },
});

const within = (name: string, text: string, least: number, most: number): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`--${name} ${text}: a whole number from ${least} to ${most} is wanted.`);
  return value;
};

const line = (name: string, { p50, p95, p99, perSecond, failed }: Omit<Figures, 'answers'>): string =>
  [
    name.padEnd(20),
    ...[p50, p95, p99].map((ms) => ms.toFixed(1).padStart(8)),
    perSecond.toFixed(0).padStart(9),
    failed === 0 ? '' : `  ${failed} FAILED`,
  ].join('');

const load = () => ({
  connections: within('connections', values.connections, 1, 200),
  seconds: within('seconds', values.seconds, 1, 60),
});

/** @returns how many requests failed */
const profileSize = async (server: string, dataDir: string, rows: number, lines: number): Promise<number> => {
  const url = await databaseOn(server, `zonekit_load_${rows}`);
  let failed = 0;
  await using(await startService({ databaseUrl: url, dataDir, rows }, 0, true), async (service) => {
    await grow(url, rows);
    await using(await startFloor(url, true), async (floor) => {
      for (const mix of mixesOf(rows).filter(({ name }) => name.includes(values.only))) {
        const bare = mix.withoutFloor ? null : await profileMix(floor, mix, load());
        const { figures, perAnswer, byPlace, byFunction } = await profileMix(service, mix, load());
        failed += figures.failed;
        say(
          `\n${mix.name}: ${perAnswer.toFixed(0)} µs of processor an answer${bare === null ? '' : `, ${(perAnswer / bare.perAnswer).toFixed(2)} × the floor's ${bare.perAnswer.toFixed(0)}`}; ${figures.perSecond.toFixed(0)} a second; ${service.memory().toFixed(0)} MiB`,
        );
        for (const [shares, bareShares] of [
          [byPlace, bare?.byPlace],
          [byFunction, bare?.byFunction],
        ] as const) {
          const inFloor = new Map(bareShares?.map(({ name, self }) => [name, self]));
          say('     µs  share   floor');
          for (const { name, share, self } of shares.slice(0, lines))
            say(
              `${self.toFixed(1).padStart(7)} ${(100 * share).toFixed(1).padStart(5)}% ${(inFloor.get(name) ?? 0).toFixed(1).padStart(7)}  ${name}`,
            );
        }
      }
    });
  });
  return failed;
};

type Measured = Map<string, Figures>;

const runMixes = async (what: string, { base }: Running, mixes: readonly Mix[]): Promise<Measured> => {
  say(what);
  say('ms                       p50     p95     p99 per second');
  const measured: Measured = new Map();
  for (const mix of mixes) {
    await firstCalls(base, mix);
    await warmUp(base, mix, load());
    const figures = await measure(base, mix, load());
    measured.set(mix.name, figures);
    say(line(mix.name, figures));
  }
  return measured;
};

const sayFirstCalls = async ({ base }: Running, mixes: readonly Mix[]): Promise<void> => {
  say('first calls, one at a time, ms    median  slowest');
  for (const mix of mixes) {
    const calls = await firstCalls(base, mix);
    const slowest = calls.at(-1);
    const median = calls[Math.floor(calls.length / 2)]?.ms ?? 0;
    say(
      `${mix.name.padEnd(30)}${median.toFixed(1).padStart(10)}${(slowest?.ms ?? 0).toFixed(1).padStart(9)}  ${decodeURIComponent(slowest?.path ?? '')}`,
    );
  }
};

const sayRatios = (what: string, ours: Measured, floor: Measured): void => {
  for (const [name, bare] of floor) {
    const own = ours.get(name);
    if (own)
      say(
        `${name.padEnd(20)}${what}: p50 ${(own.p50 / bare.p50).toFixed(2)} ×, p99 ${(own.p99 / bare.p99).toFixed(2)} × the floor's`,
      );
  }
};

const VISITS_SECONDS = 10;

/** @returns how many failed */
const sayVisits = async (what: string, { base }: Running, mix: Mix): Promise<number> => {
  const { p50, p95, p99, sent, failed } = await runVisits(base, mix, VISITS_SECONDS);
  say('open loop                p50     p95     p99      sent');
  say(line(`280 a second, ${what}`, { p50, p95, p99, perSecond: sent, failed }));
  return failed;
};

const saySpike = async (running: Running, url: string, mix: Mix, seconds: number): Promise<number> => {
  const { before, during, recoveredAfter } = await runSpike(running.base, url, mix, seconds);
  say('open loop                p50     p95     p99      sent');
  for (const [name, { p50, p95, p99, sent, failed }] of [
    ['28 a second', before],
    ['280 a second', during],
  ] as const)
    say(line(name, { p50, p95, p99, perSecond: sent, failed }));
  say(recoveredAfter === null ? 'not recovered within 60 s' : `recovered after ${recoveredAfter} s`);
  say(`resident memory of the service: ${running.memory().toFixed(0)} MiB`);
  return before.failed + during.failed + (recoveredAfter === null ? 1 : 0);
};

const using = async <T>(running: Running, work: (running: Running) => Promise<T>): Promise<T> => {
  try {
    return await work(running);
  } finally {
    await running.stop();
  }
};

/** One size of the data; resolves to what failed, and to the mix of visitors as the service runs. */
const runSize = async (
  server: string,
  dataDir: string,
  rows: number,
): Promise<{ failed: number; mixed: Figures | undefined }> => {
  const url = await databaseOn(server, `zonekit_load_${rows}`);
  const place = { databaseUrl: url, dataDir, rows };
  const all = mixesOf(rows);
  const mixes = all.filter(({ name }) => name.includes(values.only));
  say(`\n${rows.toLocaleString('en')} policies, bookings and applications`);
  const anew = await using(await startService(place, 0), async (service) => {
    say(
      `ready after ${service.readyAfter.toFixed(1)} s; enterprises, bookings and applications after ${(await grow(url, rows)).toFixed(1)} s`,
    );
    await sayFirstCalls(service, mixes);
    return runMixes('every answer made anew', service, mixes);
  });
  const seconds = within('spike', values.spike, 0, 60);
  const visitors = all.at(-1);
  return using(await startService(place, SHARE_MS), async (service) => {
    const [bare, wrong] = await using(await startFloor(url), async (floor) => {
      const comparable = mixes.filter(({ withoutFloor }) => !withoutFloor);
      const differing = await differences(service.base, floor.base, comparable);
      for (const path of differing) say(`NOT THE SAME: ${decodeURIComponent(path)}`);
      const figures = await runMixes('the floor', floor, comparable);
      const failed = seconds > 0 && visitors ? await sayVisits('floor', floor, visitors) : 0;
      return [figures, differing.length + failed] as const;
    });
    const shared = await runMixes(`answers shared for ${SHARE_MS / 1000} s`, service, mixes);
    sayRatios('made anew', anew, bare);
    sayRatios('as it runs', shared, bare);
    say(`resident memory of the service: ${service.memory().toFixed(0)} MiB`);
    const spiked =
      seconds > 0 && visitors
        ? (await sayVisits('service', service, visitors)) + (await saySpike(service, url, visitors, seconds))
        : 0;
    const failed = [anew, bare, shared].flatMap((runs) => [...runs.values()]).reduce((sum, run) => sum + run.failed, 0);
    return { failed: failed + wrong + spiked, mixed: shared.get('mixed') };
  });
};

const main = async (): Promise<number> => {
  const sizes = values.rows.split(',').map((rows) => within('rows', rows, 300, 1_000_000));
  const dataDir = mkdtempSync(join(tmpdir(), 'zonekit-load-'));
  let own: Cluster | null = null;
  let failed = 0;
  try {
    own = values.server === undefined ? await startPostgres(SETTINGS) : null;
    const server = values.server ?? own?.url ?? '';
    const processors = cpus();
    say(`${own?.what ?? 'PostgreSQL as given'}; ${processors.length} × ${processors[0]?.model}`);
    const mixed: Figures[] = [];
    const lines = within('profile', values.profile, 0, 200);
    for (const rows of sizes) {
      if (lines > 0) {
        failed += await profileSize(server, dataDir, rows, lines);
        continue;
      }
      const done = await runSize(server, dataDir, rows);
      failed += done.failed;
      if (done.mixed) mixed.push(done.mixed);
    }
    const [smallest, largest] = [mixed[0], mixed.at(-1)];
    if (smallest && largest && mixed.length > 1)
      say(`\nmixed, p99 of the most rows against the fewest: ${(largest.p99 / smallest.p99).toFixed(2)} ×`);
  } finally {
    await own?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return failed === 0 ? 0 : 1;
};

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
