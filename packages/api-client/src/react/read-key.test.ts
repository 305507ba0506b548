import { expect, test } from 'vitest';
import { fileEndpoints } from '../file/file.contract.ts';
import { policyEndpoints } from '../policy/policy.contract.ts';
import { isReadOf, readKey, type Scope } from './read-key.ts';

const nobody: Scope = { locale: 'zh-CN', userId: null };
const demo: Scope = { locale: 'zh-CN', userId: 'u-demo' };
const { listPolicies, getPolicy, getProfile, totalCount } = policyEndpoints;

test('queries that mean the same have one key', () => {
  const key = readKey(listPolicies, { query: { q: '研发', level: ['city' as 'national'], page_index: 2 } }, nobody);
  const others = [
    { query: { page_index: 2, level: ['city' as 'national'], q: '研发' } },
    { query: { q: '研发', level: ['city' as 'national'], page_index: 2, industry: [], year: undefined } },
  ];
  for (const input of others) expect(readKey(listPolicies, input, nobody)).toBe(key);
});

test('another input, language or call has another key', () => {
  const keys = [
    readKey(listPolicies, {}, nobody),
    readKey(listPolicies, { query: { q: 'a' } }, nobody),
    readKey(listPolicies, {}, { ...nobody, locale: 'en' }),
    readKey(totalCount, {}, nobody),
    readKey(getPolicy, { params: { data_id: 'p-1' } }, nobody),
    readKey(getPolicy, { params: { data_id: 'p-2' } }, nobody),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test('only what differs by user has the user in its key', () => {
  expect(readKey(listPolicies, {}, demo)).toBe(readKey(listPolicies, {}, nobody));
  expect(readKey(getProfile, {}, demo)).not.toBe(readKey(getProfile, {}, nobody));
  expect(readKey(fileEndpoints.fileInfo, { params: { id: 'f' } }, demo)).not.toBe(
    readKey(fileEndpoints.fileInfo, { params: { id: 'f' } }, nobody),
  );
});

test('a key is known as one of its call, and of no call whose path it begins', () => {
  expect(isReadOf(listPolicies, readKey(listPolicies, { query: { q: 'x' } }, demo))).toBe(true);
  expect(isReadOf(listPolicies, readKey(getPolicy, { params: { data_id: 'p-1' } }, demo))).toBe(false);
  expect(isReadOf(listPolicies, ['x'])).toBe(false);
});
