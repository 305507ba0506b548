import { expect, test } from 'vitest';
import { allEndpoints } from '../contract/all-endpoints.ts';
import type { Endpoint } from '../contract/contract.ts';
import { type RequestToSign, requestParams, signParams } from './signing.ts';

/** What docs/decisions/ambiguous-signatures.md says of the canonical form, whose values are not URL-encoded. */
const signOf = (request: Partial<RequestToSign>): string =>
  signParams(
    requestParams({ method: 'GET', path: '/policies/policies', clientId: 'c', ts: 1, nonce: 'nonce-01', ...request }),
    'secret',
  );

test('one signature fits a value that holds & and the two parameters that it reads as', () => {
  expect(signOf({ query: 'q=x%26theme=tax' })).toBe(signOf({ query: 'q=x&theme=tax' }));
});

test.each([
  ['the nonce', { query: 'q=x%26nonce=nonce-01' }, { query: 'q=x' }],
  ['the time', { query: 'q=x%26ts=1' }, { query: 'q=x' }],
  ['the path', { query: 'a=1%26path=/policies/policies' }, { query: 'a=1' }],
  ['the method', { query: 'a=1%26method=GET' }, { query: 'a=1' }],
])('a value of the query cannot stand for %s', (_fixed, forged, honest) => {
  expect(signOf(forged)).not.toBe(signOf(honest));
});

test('the body of a write is covered by its hash, whatever it holds', () => {
  const write = { method: 'POST', path: '/roadshows/bookings' };
  expect(signOf({ ...write, body: '{"a":"1&b=2"}' })).not.toBe(signOf({ ...write, body: '{"a":"1","b":"2"}' }));
  expect(signOf({ ...write, body: 'q=x%26theme=tax' })).not.toBe(signOf({ ...write, body: 'q=x&theme=tax' }));
});

test('no write of the contract takes a query that could be read in two ways', () => {
  const writes: [string, Endpoint][] = Object.entries(allEndpoints);
  const withQuery = writes.filter(([, { method, query }]) => method !== 'GET' && query !== undefined);
  // Its one parameter is the offset, a whole number.
  expect(withQuery.map(([name]) => name)).toEqual(['sendPiece']);
});
