import { expect, test } from 'vitest';
import { viewOf } from './registration-address.ts';

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
