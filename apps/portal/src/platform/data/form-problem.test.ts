import { expect, test } from 'vitest';
import { formProblem } from './form-problem.ts';

test.each([
  [
    'names fields with their words',
    { fields: [{ path: 'area/county_id', message: 'unknown' }] },
    { 'area.county_id': 'unknown' },
  ],
  ['says its message at the one field that it names', { field: 'phone' }, { phone: 'taken' }],
  ['names none', null, {}],
])('the service %s', (_, details, fields) => {
  expect(formProblem({ details, serverMessage: 'taken' })).toEqual({ message: 'taken', fields });
});

test('the service says nothing', () => {
  expect(formProblem({ details: { field: 'phone' }, serverMessage: null })).toEqual({ message: undefined, fields: {} });
});
