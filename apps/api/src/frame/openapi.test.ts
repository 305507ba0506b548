import type { Endpoint } from '@zonekit/api-client/contract';
import { allEndpoints } from '@zonekit/api-client/contract/all';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../test/harness.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; schema: object }[];
  responses: Record<string, { description: string }>;
}
interface Document {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}

let api: TestApi;
let document: Document;
beforeAll(async () => {
  api = await startTestApi();
  document = (await api.app.inject({ url: '/api/openapi.json' })).json();
});
afterAll(() => api.close());

const contract: Endpoint[] = Object.values(allEndpoints);

test('it is OpenAPI 3.1 under the base path', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.servers).toEqual([{ url: '/api' }]);
});

test.each(contract.map((each) => [`${each.method} ${each.path}`, each] as const))('%s is in it', (_name, each) => {
  const operation = document.paths[each.path]?.[each.method.toLowerCase()];
  expect(operation).toBeDefined();
  expect(Object.keys(operation?.responses ?? {})).toEqual(
    expect.arrayContaining([String(each.status ?? 200), '400', '422', '429', '500', '503']),
  );
  const inPath = (operation?.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  expect(inPath).toEqual([...each.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
});

test('there is nothing in it that the contract lacks, and every operation has a name of its own', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(operations).toHaveLength(contract.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(contract.length);
});
