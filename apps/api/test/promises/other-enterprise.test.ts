import { demandEndpoints } from '@zonekit/api-client/supply/demand/contract';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shanghaiDay } from '../../src/frame/day.ts';
import { tell, times } from '../counts.ts';
import { arbitraryOf } from '../document/arbitrary.ts';
import { type Belongings, belongingsOf, ownedTables } from '../document/belongings.ts';
import { type Operation, readOperations } from '../document/operations.ts';
import { type Ids, readIds, sampleIds } from '../document/sample-ids.ts';
import { DEMAND_CONTACT } from '../document/sample-rows/released-demand.ts';
import { makeSampleRows } from '../document/sample-rows.ts';
import { type Sent, send } from '../document/send.ts';
import { startTestApi, type TestApi } from '../harness.ts';

// It walks the document: a new operation is tested without a change of this file.

/** Of 东港澜图. Those who ask belong to another enterprise, to none, or are nobody. */
const OWNERS = ['u-demo', 'e-lantu'];
const STRANGERS = ['staff', 'new', null] as const;
/** Made-up bodies and queries for each operation, stranger and id. */
const RUNS = times(10, 1);
/** Of the ids that an operation's path does not speak of, every so many are asked for, other ones by each stranger and operation. */
const STRIDE = times(1, 12);

/**
 * Tables that hold nothing of a person that an answer could tell: one-way hashes and counts of the frame, and the listing of
 * experts, which is public.
 */
const NOTHING_TO_TELL = ['experts', 'idempotency_keys', 'sso_codes', 'sso_sessions', 'consents', 'lifecycle_events'];

let api: TestApi;
let operations: Operation[];
let theirs: Belongings;
let ids: string[];
let idsByTable: Ids;
beforeAll(async () => {
  api = await startTestApi({ demo: true });
  ({ operations } = await readOperations(api));
  await makeSampleRows(api);
  // So that what all sessions say is nobody's secret.
  await api.tokenOf('staff');
  theirs = await belongingsOf(api.db, OWNERS);
  ids = [...new Set([...theirs.ids, ...theirs.named])];
  idsByTable = new Map([...theirs.rows].map(([table, rows]) => [table, rows.map(({ id }) => String(id))]));
}, 240_000);
afterAll(() => api.close());

const inPath = ({ parameters }: Operation) => parameters.filter((parameter) => parameter.in === 'path');
const inQuery = ({ parameters }: Operation) => parameters.filter((parameter) => parameter.in === 'query');
const required = (operation: Operation) =>
  inQuery(operation).flatMap((parameter) => (parameter.required ? [parameter.name] : []));
/** What a path takes that is neither a choice of a few words nor a day. */
const pathIds = (operation: Operation) =>
  inPath(operation)
    .filter(({ name, schema }) => !schema.enum && !name.endsWith('date'))
    .map(({ name }) => name);

/** Requests that fit the contract and name what is not the asker's, wherever an id can stand; made as they are asked for. */
function* requestsFor(operation: Operation, ids: readonly string[], as: Sent['as'], runs: number): Generator<Sent> {
  const names = JSON.stringify([operation.parameters, operation.body]).match(/"\w*(id|ids|key)"/g) ?? [];
  const params = Object.fromEntries(names.map((name) => [name.slice(1, -1), ids]));
  const words = [...theirs.secrets];
  const day = shanghaiDay(api.context.now());
  // Searched for, or sent as words: an answer must not confirm them either. Two days at random are too far apart for a range.
  const options = { chaos: false, samples: { ...params, q: words, keyword: words, from: [day], to: [day] } };
  const query = Object.fromEntries(
    inQuery(operation).map(({ name, schema }) => [name, arbitraryOf(schema, options, name)]),
  );
  const rest = fc.record({
    params: fc.record(
      Object.fromEntries(inPath(operation).map(({ name, schema }) => [name, arbitraryOf(schema, options, name)])),
    ) as fc.Arbitrary<Record<string, unknown>>,
    query: fc.record(query, { requiredKeys: required(operation) }) as fc.Arbitrary<Record<string, unknown>>,
    body: operation.body === null ? fc.constant(null) : arbitraryOf(operation.body, options),
  });
  const [name] = pathIds(operation);
  const paths = name === undefined ? [{}] : ids.map((id) => ({ [name]: id }));
  for (const [seed, given] of paths.entries())
    for (const attempt of fc.sample(rest, { numRuns: runs, seed }))
      yield { ...attempt, params: { ...attempt.params, ...given }, as };
}

/** All that an answer says, its headers with it; a file's name stands percent-encoded in one. */
const wordsOf = ({ payload, headers }: LightMyRequestResponse): string =>
  `${payload}\n${Object.values(headers)
    .map((value) =>
      decodeURIComponent(
        String(value)
          .replaceAll('%', '%25')
          .replaceAll(/%25([0-9A-F]{2})/g, '%$1'),
      ),
    )
    .join('\n')}`;

const REACHED_NOTHING = [400, 401, 403, 404];

describe('what belongs to one enterprise', () => {
  it('is there to be reached: a row in every table that is somebody’s', async () => {
    const empty = (await ownedTables(api.db)).filter(
      (table) => !theirs.rows.has(table) && !NOTHING_TO_TELL.includes(table),
    );
    expect(empty, 'Make one of it in test/document/sample-rows.ts').toEqual([]);
    expect(theirs.secrets.size).toBeGreaterThan(15);
    expect([...theirs.secrets]).toContain('秘影号水下机器人路演');
  });

  it('has demands in the hall, whose contact is the one thing of them that is not published', async () => {
    const { contact_person, contact_phone } = DEMAND_CONTACT;
    const demands = theirs.rows.get('supply_demands')?.filter((row) => row.contact_phone === contact_phone) ?? [];
    expect(demands.map(({ status }) => status)).toEqual(['released', 'released']);
    expect([...theirs.secrets]).toEqual(expect.arrayContaining([contact_person, contact_phone]));
    const responses: unknown[] = [];
    for (const { id, title_zh } of demands) {
      expect([...theirs.secrets]).not.toContain(title_zh);
      const params = { demand_id: String(id) };
      for (const as of STRANGERS) {
        const { body } = await api.inject(demandEndpoints.getHallDemand, { params }, as ? { as } : {});
        expect(body.data).toMatchObject({ title: title_zh, contact: null });
        responses.push(body.data.my_response?.status);
      }
    }
    expect(responses.filter((status) => status !== undefined)).toEqual(['declined']);
  });

  it('is told to nobody else by any operation of the document, and changed by nobody else', {
    timeout: 3_600_000,
  }, async () => {
    const leaks: string[] = [];
    let requestCount = 0;
    for (const [place, operation] of operations.entries()) {
      expect(
        pathIds(operation).length,
        `${operation.name} has two ids in its path, which this walk cannot fill`,
      ).toBeLessThan(2);
      const likely = Object.values(sampleIds(operation, idsByTable)).flat();
      for (const [turn, as] of STRANGERS.entries()) {
        const asked = ids.filter((id, i) => likely.includes(id) || (i + place + 4 * turn) % STRIDE === 0);
        for (const sent of requestsFor(operation, asked, as, RUNS)) {
          const answer = await send(api, operation, sent);
          requestCount += 1;
          const said = wordsOf(answer);
          const own = JSON.stringify(sent);
          const leaked = [...theirs.secrets].filter((text) => said.includes(text) && !own.includes(text));
          if (leaked.length > 0)
            leaks.push(`${operation.name} tells ${as ?? 'a guest'}: ${leaked.join(', ')} for ${own}`);
        }
      }
    }
    expect(leaks.slice(0, 5)).toEqual([]);
    const after = await belongingsOf(api.db, OWNERS);
    expect(Object.fromEntries(after.rows)).toEqual(Object.fromEntries(theirs.rows));
    tell('requests for what is another enterprise’s', requestCount);
  });

  it('is reached by its owner or an operator through every address that has an id, so the walk asks for what is there', {
    timeout: 1_800_000,
  }, async () => {
    const everybodys = await readIds(api.db);
    const unreached: string[] = [];
    // What deletes comes last.
    const withIds = operations.filter((operation) => pathIds(operation).length > 0);
    const inOrder = [...withIds].sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));
    for (const operation of inOrder) {
      let reached = false;
      const [name = ''] = pathIds(operation);
      const likely = [everybodys, idsByTable].flatMap((known) => sampleIds(operation, known)[name] ?? []);
      // Most are reached with the first body; others need one that fits what the row allows.
      for (const [candidates, runs] of [
        [likely, 1],
        [[...likely, ...ids], 6],
      ] as const) {
        for (const as of ['demo', 'operator'] as const) {
          for (const sent of reached ? [] : requestsFor(operation, candidates, as, runs)) {
            // What narrows a list could leave nothing of it.
            const query = Object.fromEntries(required(operation).map((name) => [name, sent.query[name]]));
            const { statusCode, payload } = await send(api, operation, { ...sent, query });
            reached = !REACHED_NOTHING.includes(statusCode) && !payload.includes('"validation_failed"');
            if (reached) break;
          }
        }
      }
      if (!reached) unreached.push(operation.name);
    }
    expect(unreached, 'Make what they are about in test/document/sample-rows.ts').toEqual([]);
  });
});
