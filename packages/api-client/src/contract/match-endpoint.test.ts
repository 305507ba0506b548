import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allEndpoints } from './all-endpoints.ts';
import type { Endpoint } from './contract.ts';
import { matchEndpoint } from './match-endpoint.ts';

const call = (method: Endpoint['method'], path: string) => ({ method, path }) as Endpoint;
const file = call('GET', '/files/{id}');
const mine = call('GET', '/files/mine');
const apply = call('POST', '/files/{id}/permission');
const list = call('GET', '/files.{format}');
const all = [file, mine, apply, list];

test.each([
  ['GET', '/files/f-1', { status: 'found', endpoint: file, params: { id: 'f-1' } }],
  ['GET', '/files/f-1/', { status: 'found', endpoint: file, params: { id: 'f-1' } }],
  ['GET', '/files/%E6%96%87', { status: 'found', endpoint: file, params: { id: '文' } }],
  ['GET', '/files/mine', { status: 'found', endpoint: mine, params: {} }],
  ['POST', '/files/f-1/permission', { status: 'found', endpoint: apply, params: { id: 'f-1' } }],
  ['GET', '/files.csv', { status: 'found', endpoint: list, params: { format: 'csv' } }],
  ['GET', '/filesXcsv', { status: 'unknown' }],
  ['DELETE', '/files/f-1', { status: 'other-method', allowed: ['GET'] }],
  ['GET', '/files/', { status: 'unknown' }],
  ['GET', '/files/a/b', { status: 'unknown' }],
  ['GET', '/files/%2e%2E', { status: 'unknown' }],
  ['POST', '/files/../permission', { status: 'unknown' }],
  ['GET', '/files/%', { status: 'unknown' }],
  ['GET', '/', { status: 'unknown' }],
])('%s %s', (method, path, match) => expect(matchEndpoint(all, method, path)).toEqual(match));

test('all endpoints are those of every contract, each under a name and an address of its own', async () => {
  const src = join(import.meta.dirname, '..');
  const contracts = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.contract\.ts$/.test(path),
  );
  const modules: Record<string, Record<string, Endpoint>>[] = await Promise.all(
    contracts.map((path) => import(join(src, path))),
  );
  const named = modules
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.endsWith('Endpoints'))
    .flatMap(([, endpoints]) => Object.entries(endpoints));
  expect(new Map(named)).toEqual(new Map(Object.entries(allEndpoints)));
  const addresses = [...new Set(named.map(([, endpoint]) => endpoint))].map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set(named.map(([, endpoint]) => endpoint)).size).toBe(Object.keys(allEndpoints).length);
});
