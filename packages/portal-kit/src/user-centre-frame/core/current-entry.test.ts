import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currentEntry } from './index.ts';

const HREFS = ['/user/space', '/user/space/applying', '/user/informate', '/user/informate/userList'];

test.each([
  ['/user/space', '/user/space'],
  ['/user/space/applying/a-1', '/user/space/applying'],
  ['/user/informate/userList', '/user/informate/userList'],
  ['/user/spaces', undefined],
  ['/policy', undefined],
])('%s belongs to %s', (pathname, entry) => expect(currentEntry(HREFS, pathname)).toBe(entry));

const segment = fc.stringMatching(/^[a-z]{1,3}$/);
const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => `/${segments.join('/')}`);

test('an entry is its own, whatever else the menu has, and no order of the menu changes the answer', () => {
  fc.assert(
    fc.property(fc.uniqueArray(path, { minLength: 1 }), path, (hrefs, pathname) => {
      for (const href of hrefs) expect(currentEntry(hrefs, href)).toBe(href);
      expect(currentEntry([...hrefs].reverse(), pathname)).toBe(currentEntry(hrefs, pathname));
    }),
  );
});
