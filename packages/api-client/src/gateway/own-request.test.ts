import { expect, test } from 'vitest';
import { isOwnRequest } from './own-request.ts';

const HOST = 'portal.example:8443';
const own = { marker: 'none', origin: `https://${HOST}`, secFetchSite: 'same-origin' };

test.each([
  ['a page of the portal', own, true],
  ['a read, which tells no origin', { ...own, origin: null }, true],
  ['an older browser, which tells no site', { ...own, secFetchSite: null }, true],
  [
    'a form of another site',
    { ...own, marker: null, origin: 'https://evil.example', secFetchSite: 'cross-site' },
    false,
  ],
  ['a form of another site in an older browser', { ...own, marker: null, secFetchSite: null }, false],
  ['a call without our header', { ...own, marker: null }, false],
  ['a page of a neighbour', { ...own, secFetchSite: 'same-site' }, false],
  ['another port', { ...own, origin: 'https://portal.example' }, false],
  ['a page that hides its origin', { ...own, origin: 'null' }, false],
  ['a link from another site', { ...own, origin: null, secFetchSite: 'cross-site' }, false],
  ['an address that was typed', { ...own, origin: null, secFetchSite: 'none' }, false],
])('%s', (_, marks, is) => expect(isOwnRequest(marks, HOST)).toBe(is));
