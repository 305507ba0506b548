import { expect, test } from 'vitest';
import { httpsAdvice } from './https-advice.ts';

test.each([
  ['https://portal.example', '0.0.0.0'],
  ['http://localhost:4173', '127.0.0.1'],
  ['http://127.0.0.1', '127.0.0.1'],
  [undefined, '127.0.0.1'],
  [undefined, 'localhost'],
])('at %s, listening on %s, nothing stands in the way', (origin, host) => expect(httpsAdvice(origin, host)).toBeNull());

test('listening to a network without a known origin is warned about', () => {
  expect(httpsAdvice(undefined, '0.0.0.0')).toMatch(/PORTAL_ORIGIN=https.*TRANSPORT=direct/);
});

test('plain HTTP for visitors is refused, with what to do', () => {
  expect(() => httpsAdvice('http://portal.zone', '127.0.0.1')).toThrow(
    /HTTPS before the portal, or set TRANSPORT=direct/,
  );
});
