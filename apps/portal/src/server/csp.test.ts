import { createHash } from 'node:crypto';
import { themeScript } from '@zonekit/ui/theme-script';
import { expect, test } from 'vitest';
import { securityHeaders, staticPolicy } from './csp.ts';

const directives = (policy = '') =>
  new Map(policy.split('; ').map((each) => each.split(/ (.*)/s, 2) as [string, string]));

test('a page without a server lets its theme run before it is painted, by the hash of what it is', () => {
  const policy = directives(staticPolicy({ fallback: '/api' }));
  const hash = createHash('sha256').update(themeScript).digest('base64');
  expect(policy.get('script-src')).toBe(`'self' 'sha256-${hash}'`);
  // In a <meta> the browser complains about it.
  expect(policy.has('frame-ancestors')).toBe(false);
});

test('a rendered page runs scripts by its nonce, may be framed by itself alone, and calls the services it is told', () => {
  const headers = securityHeaders(
    'n0nce',
    { fallback: 'https://api.example/v1', byPrefix: { '/files': '/files' } },
    false,
  );
  const policy = directives(headers['content-security-policy']);
  expect(policy.get('script-src')).toBe("'self' 'nonce-n0nce'");
  expect(policy.get('frame-ancestors')).toBe("'self'");
  expect(policy.get('connect-src')).toBe("'self' blob: https://api.example");
});
