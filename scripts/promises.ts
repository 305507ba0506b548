/**
 * Every promise at its whole count, on both engines: `npm run promises`. Names given as arguments run those alone
 * (`npm run promises -- killed signatures`). Ends with one line of what was tried. The table is in docs/promises.md.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../apps/api/test/postgres.ts';
import { results, type Tally, vitest } from './run-vitest.ts';

/** The folder of promises, and the one that stands beside its subject. */
const ALL = ['test/promises/', 'space/lease/rent-schedule'];
const named = process.argv.slice(2).map((name) => ALL.find((path) => path.endsWith(name)) ?? `test/promises/${name}`);
const args = ['--maxWorkers=100%', ...(named.length > 0 ? named : ALL)];
const counts = join(results, 'promises.ndjson');

mkdirSync(results, { recursive: true });
rmSync(counts, { force: true });
const began = Date.now();
const run = (label: string, env: Record<string, string> = {}): Promise<Tally> =>
  vitest('api', { label, args, env: { ...env, PROMISES: 'whole', PROMISES_COUNTS: counts } });

console.log('\n── on the embedded database');
const embedded = await run('promises-embedded');
const postgres = await startPostgres();
console.log(`\n── on ${postgres.what}`);
const served = await run('promises-postgres', { TEST_DATABASE_URL: postgres.url }).finally(postgres.stop);

const tried = new Map<string, number>();
for (const line of readFileSync(counts, { encoding: 'utf8', flag: 'a+' }).split('\n').filter(Boolean)) {
  const { what, count } = JSON.parse(line) as { what: string; count: number };
  tried.set(what, (tried.get(what) ?? 0) + count);
}
const failed = embedded.failed + served.failed;
const totals = [...tried].map(([what, count]) => `${count.toLocaleString('en')} ${what}`).join(', ');
console.log(
  `\n${embedded.passed} promises kept on the embedded database, ${served.passed} on PostgreSQL, ${failed} broken in ${((Date.now() - began) / 1000).toFixed(0)} s: ${totals}`,
);
process.exit(failed > 0 ? 1 : 0);
