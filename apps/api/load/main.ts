/**
 * Loads the service as visitors do, and prints what they wait: `npm run load -- --rows 100000,1000000`.
 *
 * `--rows`         sizes to seed, up to 1,000,000 (default 100000; a million takes about ten minutes to seed)
 * `--connections`  held busy at a time, up to 200 (50)
 * `--seconds`      for each mix, up to 60 (10)
 * `--only`         mixes whose name contains this
 * `--server`       a PostgreSQL to use, as `postgres://user@127.0.0.1:5432/postgres`; its databases `zonekit_load_<rows>` are
 *                  kept and used again. Default: one of its own in a temporary folder, taken away at the end.
 *
 * Everything stays on this machine. The load, the service and PostgreSQL share its cores.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Cluster, startPostgres } from '../test/postgres.ts';
import { type Figures, firstCalls, measure } from './measure.ts';
import { type Mix, mixesOf } from './mixes.ts';
import { databaseOn, startService } from './service.ts';

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
    server: { type: 'string' },
  },
});

const within = (name: string, text: string, least: number, most: number): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`--${name} ${text}: a whole number from ${least} to ${most} is wanted.`);
  return value;
};

const line = (name: string, { p50, p95, p99, perSecond, failed }: Figures): string =>
  [
    name.padEnd(20),
    ...[p50, p95, p99].map((ms) => ms.toFixed(1).padStart(8)),
    perSecond.toFixed(0).padStart(9),
    failed === 0 ? '' : `  ${failed} FAILED`,
  ].join('');

const runMixes = async (url: string, rows: number, mixes: readonly Mix[], shareMs: number): Promise<Figures[]> => {
  const options = {
    connections: within('connections', values.connections, 1, 200),
    seconds: within('seconds', values.seconds, 1, 60),
  };
  const service = await startService(url, rows, shareMs);
  try {
    if (shareMs === 0) {
      say(`ready after ${service.readyAfter.toFixed(1)} s`);
      say('first calls, one at a time, ms    median  slowest');
      for (const mix of mixes) {
        const calls = await firstCalls(service.base, mix);
        const slowest = calls.at(-1);
        const median = calls[Math.floor(calls.length / 2)]?.ms ?? 0;
        say(
          `${mix.name.padEnd(30)}${median.toFixed(1).padStart(10)}${(slowest?.ms ?? 0).toFixed(1).padStart(9)}  ${decodeURIComponent(slowest?.path ?? '')}`,
        );
      }
    }
    say(shareMs === 0 ? 'every answer made anew' : `answers shared for ${shareMs / 1000} s`);
    say('ms                       p50     p95     p99 per second');
    const figures: Figures[] = [];
    for (const mix of mixes) {
      if (shareMs > 0) await firstCalls(service.base, mix);
      const measured = await measure(service.base, mix, options);
      figures.push(measured);
      say(line(mix.name, measured));
    }
    return figures;
  } finally {
    await service.stop();
  }
};

const main = async (): Promise<number> => {
  const sizes = values.rows.split(',').map((rows) => within('rows', rows, 300, 1_000_000));
  let own: Cluster | null = null;
  let failed = 0;
  try {
    own = values.server === undefined ? await startPostgres(SETTINGS) : null;
    const server = values.server ?? own?.url ?? '';
    const processors = cpus();
    say(`${own?.what ?? 'PostgreSQL as given'}; ${processors.length} × ${processors[0]?.model}`);
    const mixed: Figures[] = [];
    for (const rows of sizes) {
      const url = await databaseOn(server, `zonekit_load_${rows}`);
      const mixes = mixesOf(rows).filter(({ name }) => name.includes(values.only));
      say(`\n${rows.toLocaleString('en')} policies`);
      const anew = await runMixes(url, rows, mixes, 0);
      const shared = await runMixes(url, rows, mixes, SHARE_MS);
      failed += [...anew, ...shared].reduce((sum, one) => sum + one.failed, 0);
      const last = shared.at(-1);
      if (last) mixed.push(last);
    }
    const [few, many] = [mixed[0], mixed.at(-1)];
    if (few && many && mixed.length > 1)
      say(
        `\n${mixesOf(300).at(-1)?.name}, p99 of the most rows against the fewest: ${(many.p99 / few.p99).toFixed(2)} ×`,
      );
  } finally {
    await own?.stop();
  }
  return failed === 0 ? 0 : 1;
};

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
