import { expect, test } from 'vitest';
import { baseUrlFor } from './base-url.ts';

const table = {
  fallback: 'http://127.0.0.1:4173/api/',
  byPrefix: {
    '/policies': 'https://p.example/',
    '/policies/statistics': 'https://s.example',
    '/users/': 'https://u.example',
  },
};

test.each([
  ['/policies', 'https://p.example'],
  ['/policies/policies/1', 'https://p.example'],
  ['/policies/statistics/total_count', 'https://s.example'],
  ['/policies-old', 'http://127.0.0.1:4173/api'],
  ['/users/users/info', 'https://u.example'],
  ['/universal/files/1', 'http://127.0.0.1:4173/api'],
])('%s is served by %s', (path, base) => {
  expect(baseUrlFor(path, table)).toBe(base);
});

test('a table without prefixes is its fallback', () => {
  expect(baseUrlFor('/a', { fallback: '/api' })).toBe('/api');
});
