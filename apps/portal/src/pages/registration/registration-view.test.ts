import { expect, test } from 'vitest';
import { spelledSegments, viewOf } from './registration-view.ts';

test.each([
  [undefined, undefined, { page: 'mine' }],
  ['oneStopUser', undefined, { page: 'oneStopUser' }],
  ['seals', undefined, { page: 'list', step: 'seals' }],
  ['banks', 'Add', { page: 'Add', step: 'banks' }],
  ['invoices', 'Details', { page: 'Details', step: 'invoices' }],
  ['oneStopUser', 'Add', null],
  ['seals', 'Edit', null],
  ['toString', undefined, null],
])('%s and %s are the page %j', (first, second, view) => expect(viewOf(first, second)).toEqual(view));

test('an address in another case is that of its page', () => {
  expect(spelledSegments('ONESTOPUSER', undefined)).toEqual({ step: 'oneStopUser' });
  expect(spelledSegments('Seals', 'add')).toEqual({ step: 'seals', part: 'Add' });
  expect(spelledSegments('none', 'edit')).toEqual({ step: 'none', part: 'edit' });
});
