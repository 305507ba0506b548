import { expect, test } from 'vitest';
import { listFilter, readListSearch, valuesOfStep } from './registration-list-search.ts';

test('a list of registrations knows whose turn they are, one by a step its states', () => {
  expect(readListSearch({ status: 'applicant', page: '2' })).toEqual({ status: 'applicant', page: 2 });
  expect(readListSearch({ status: 'applicant' }, 'seals')).toEqual({ page: 1 });
  expect(readListSearch({ status: 'returned', page: 'x' }, 'seals')).toEqual({ status: 'returned', page: 1 });
});

test('a state of a step is asked for as that of this step', () => {
  expect(listFilter({ status: 'returned', page: 1 }, 'seals')).toEqual({ step_state: ['seals.returned'] });
  expect(listFilter({ status: 'done', page: 1 })).toEqual({ status: ['done'] });
  expect(listFilter({ page: 1 }, 'seals')).toEqual({});
});

test('counts of other steps are left out', () =>
  expect(
    valuesOfStep(
      [
        { value: 'seals.done', label: '印章刻制备案：已办结', count: 2 },
        { value: 'banks.done', label: '银行开户：已办结', count: 1 },
      ],
      'seals',
      () => '已办结',
    ),
  ).toEqual([{ value: 'done', label: '已办结', count: 2 }]));
