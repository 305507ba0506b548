import { expect, test } from 'vitest';
import { parseTrustProxy } from './trust-proxy.ts';

/** Which of these peers are believed, each at its own hop. */
const trusted = (text: string, peers: readonly string[]) => {
  const trust = parseTrustProxy(text);
  return typeof trust === 'function' ? peers.filter((peer, hop) => trust(peer, hop)) : trust;
};

const PEERS = ['10.0.0.5', '192.168.1.9', '::1', '203.0.113.7'];

test.each([
  ['1', ['10.0.0.5']],
  [' 2 ', ['10.0.0.5', '192.168.1.9']],
  ['10.0.0.5', ['10.0.0.5']],
  ['10.0.0.0/8, ::1', ['10.0.0.5', '::1']],
  ['0', false],
  ['11', undefined],
  ['true', undefined],
  ['10.0.0.5,', undefined],
  ['10.0.0.0/99', undefined],
  ['proxy.example', undefined],
])('%s trusts %j', (text, believed) => {
  expect(trusted(text, PEERS)).toEqual(believed);
});
