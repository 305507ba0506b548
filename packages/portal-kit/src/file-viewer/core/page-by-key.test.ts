import { expect, test } from 'vitest';
import { pageByKey, type Reading } from './page-by-key.ts';

const middle: Reading = { page: 2, count: 3, atTop: true, atEnd: true };
const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false });

test.each<[string, ReturnType<typeof key>, Partial<Reading>, number | null]>([
  ['Page Down at the end of a page', key('PageDown'), {}, 3],
  ['Page Down in the middle of one', key('PageDown'), { atEnd: false }, null],
  ['Page Down on the last page', key('PageDown'), { page: 3 }, null],
  ['Page Up at the top of a page', key('PageUp'), {}, 1],
  ['Page Up in the middle of one', key('PageUp'), { atTop: false }, null],
  ['Page Up on the first page', key('PageUp'), { page: 1 }, null],
  ['Ctrl Home', key('Home', true), { atTop: false }, 1],
  ['Ctrl End', key('End', true), { atEnd: false }, 3],
  ['Ctrl End on the last page', key('End', true), { page: 3 }, null],
  ['End alone, which scrolls', key('End'), {}, null],
  ['Ctrl Page Down, which is the browser’s', key('PageDown', true), {}, null],
  ['before the document is there', key('PageDown'), { page: 1, count: 0 }, null],
])('%s', (_, event, reading, expected) => expect(pageByKey(event, { ...middle, ...reading })).toBe(expected));
