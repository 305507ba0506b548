import { Writable } from 'node:stream';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tablesOf } from '../../src/operator/backup/head.ts';
import { tell, times } from '../counts.ts';
import { arbitraryOf } from '../document/arbitrary.ts';
import { type Operation, readOperations } from '../document/operations.ts';
import { send } from '../document/send.ts';
import { startTestApi, type TestApi } from '../harness.ts';

// It walks the document: an operation that is added is called here without a change of this file.

/** What a person writes into forms. None of it occurs in the demo data or in the code. */
const PERSONAL = {
  phone: '13512026777',
  name: '秦望舒隐',
  place: '东港市隐秘路七号',
  credit_code: '91350211M000100Y43',
  password: 'Geheim-7302-wort',
  id: 'p-geheim-7302',
};
/** Of the demo account that calls: read from the database for each of its requests. */
const OF_THE_CALLER = ['林知远', '13800002026', '91371102M000200Y26'];

const lines: string[] = [];
let api: TestApi;
let operations: Operation[];
beforeAll(async () => {
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  api = await startTestApi({ demo: true, logTo, config: { logLevel: 'debug' } });
  ({ operations } = await readOperations(api));
}, 240_000);
afterAll(() => api.close());

const wordsFor = (name: string): string[] => {
  if (/phone|mobile|account/.test(name)) return [PERSONAL.phone];
  if (/password/.test(name)) return [PERSONAL.password];
  if (/credit/.test(name)) return [PERSONAL.credit_code];
  if (/address|place/.test(name)) return [PERSONAL.place];
  if (/(^|_)id$/.test(name)) return [PERSONAL.id];
  return [PERSONAL.name];
};
/** Names whose values are no words of a person, but of the contract. */
const NOT_SAID =
  /^(period|status|sources|page_|sort|format|appointment_date|declaration_id|terms_version|privacy_version)/;

/** Calls each operation with a person's words wherever words can stand; answers how many calls were made. */
const sayEverything = async (runs: number): Promise<number> => {
  let calls = 0;
  for (const operation of operations) {
    const names = [...JSON.stringify([operation.parameters, operation.body]).matchAll(/"(?:name":")?(\w+)"/g)];
    const params = Object.fromEntries(
      names.flatMap(([, name = '']) => (NOT_SAID.test(name) ? [] : [[name, wordsFor(name)]])),
    );
    const options = { chaos: false, samples: { ...params, declaration_id: ['dec-open-26'] } };
    const of = (place: 'path' | 'query') =>
      fc.record(
        Object.fromEntries(
          operation.parameters
            .filter((parameter) => parameter.in === place)
            .map(({ name, schema }) => [name, arbitraryOf(schema, options, name)]),
        ),
      ) as fc.Arbitrary<Record<string, unknown>>;
    const request = fc.record({
      params: of('path'),
      query: of('query'),
      body: operation.body === null ? fc.constant(null) : arbitraryOf(operation.body, options),
      as: fc.constantFrom('demo' as const, 'demo' as const, null),
    });
    for (const sent of fc.sample(request, { numRuns: runs, seed: 20261120 })) {
      await send(api, operation, sent);
      calls += 1;
    }
  }
  return calls;
};

const personalLines = (): string[] => {
  const words = [...Object.values(PERSONAL), ...OF_THE_CALLER].flatMap((word) => [word, encodeURIComponent(word)]);
  return lines.filter((line) => words.some((word) => line.includes(word)));
};

const RUNS = times(100, 4);

test('no operation of the document writes a word of a person into the log', { timeout: 1_800_000 }, async () => {
  lines.length = 0;
  const calls = await sayEverything(RUNS);
  expect(lines.length).toBeGreaterThanOrEqual(calls);
  expect(personalLines().slice(0, 3)).toEqual([]);
  tell('calls with personal data', calls);
});

test('nor does it when the database refuses what it is to write, and tells the whole row', {
  timeout: 1_800_000,
}, async () => {
  // What lets a request in stays; everything else refuses each row with "Failing row contains (…)".
  const stays = /^(nonces|idempotency_keys|quota_uses|tokens|sessions|users|captchas|login_attempts|enterprise_staff)$/;
  for (const table of (await tablesOf(api.db)).filter((name) => !stays.test(name))) {
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(`${table}_refuses`)} check (false) not valid`.execute(
      api.db,
    );
  }
  lines.length = 0;
  await sayEverything(RUNS * 2);
  expect(lines.filter((line) => line.includes('"23514"')).length).toBeGreaterThanOrEqual(RUNS / 2);
  expect(personalLines().slice(0, 3)).toEqual([]);
});
