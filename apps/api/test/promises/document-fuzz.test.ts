import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from '../../src/modules/modules.ts';
import { tell, times } from '../counts.ts';
import { arbitraryOf } from '../document/arbitrary.ts';
import { type Operation, readOperations } from '../document/operations.ts';
import { type Ids, readIds, sampleIds } from '../document/sample-ids.ts';
import { makeSampleRows } from '../document/sample-rows.ts';
import { type Sent, send } from '../document/send.ts';
import { startTestApi, type TestApi } from '../harness.ts';

/** Requests for each operation. */
const RUNS = times(200, 6);

let api: TestApi;
let ajv: Ajv2020;
let operations: Operation[];
let components: unknown;
let ids: Ids;
beforeAll(async () => {
  api = await startTestApi({ demo: true });
  const read = await readOperations(api);
  operations = read.operations;
  ajv = new Ajv2020({ strict: false, validateFormats: false });
  components = read.document.components;
  // So that the requests come further than "not found".
  await makeSampleRows(api);
  ids = await readIds(api.db);
}, 240_000);
afterAll(() => api.close());

const requestOf = (operation: Operation): fc.Arbitrary<Sent> => {
  const options = { chaos: true, samples: sampleIds(operation, ids) };
  const of = (place: 'path' | 'query') =>
    fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [name, arbitraryOf(schema, options, name)]),
      ),
      place === 'query' ? { requiredKeys: [] } : {},
    ) as fc.Arbitrary<Record<string, unknown>>;
  return fc.record({
    params: of('path'),
    query: of('query'),
    body: operation.body === null ? fc.constant(null) : arbitraryOf(operation.body, options),
    as: fc.constantFrom(null, 'demo', 'staff', 'new', 'operator'),
  });
};

/** What is wrong with an answer; null for nothing. */
const faultOf = ({ name, responses }: Operation, status: number, text: string): string | null => {
  if (status >= 500) return `${name} answered ${status}: ${text.slice(0, 300)}`;
  const schema = responses.get(status);
  // An address can be spoilt so far that it is no longer this one: too long a part, an empty one.
  if (schema === undefined)
    return [304, 404, 405].includes(status)
      ? null
      : `${name} answered ${status}, which it does not declare: ${text.slice(0, 300)}`;
  if (schema === null) return null;
  const valid = ajv.compile({ ...schema, components });
  return valid(JSON.parse(text))
    ? null
    : `${name} answered ${status} in another shape: ${ajv.errorsText(valid.errors)}`;
};

describe('whatever is sent', () => {
  it('every operation of the document answers as it declares', { timeout: 1_800_000 }, async () => {
    expect(operations.length).toBeGreaterThan(modules.length * 3);
    const faults: string[] = [];
    for (const operation of operations) {
      const property = fc.asyncProperty(requestOf(operation), async (sent) => {
        // Without its last part the address is the list's.
        fc.pre(Object.values(sent.params).every((value) => value !== ''));
        const { statusCode, payload } = await send(api, operation, sent);
        const fault = faultOf(operation, statusCode, payload);
        if (fault) throw new Error(fault);
      });
      const { failed, counterexample, errorInstance, seed } = await fc.check(property, { numRuns: RUNS });
      if (failed)
        faults.push(`${String(errorInstance)}\n  seed ${seed}: ${JSON.stringify(counterexample).slice(0, 500)}`);
    }
    expect(faults).toEqual([]);
    tell('requests made up from the document', operations.length * RUNS);
  });
});
