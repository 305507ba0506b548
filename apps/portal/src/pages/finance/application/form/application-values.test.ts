import { expect, test } from 'vitest';
import { applicationSchema } from './application-schema.ts';
import { emptyFor, formOf, valuesOf } from './application-values.ts';

const FORM = {
  amount: { amount: 300_500_000, currency: 'CNY' as const },
  term_months: 24,
  purpose: '采购设备',
  plan: '两台五轴加工中心',
  contact_person: '林知远',
  contact_phone: '13800002026',
  licence: 'f-1',
  statements: ['f-2'],
  attachments: ['f-3', 'f-4'],
};

test('what was submitted comes back as it was', () => {
  expect(valuesOf(FORM)).toMatchObject({ amount: '300.5', term_months: '24', statements: ['f-2', '', ''] });
  expect(formOf(valuesOf(FORM))).toEqual(FORM);
  expect(formOf(valuesOf({ ...FORM, term_months: null })).term_months).toBeNull();
});

const faultsOf = (change: object) =>
  applicationSchema({
    amount: { min: 100_000_000, max: 1_000_000_000 },
    term: { min: 6, max: 36 },
    awaited: new Set(),
    say: (name) => name,
    notYet: 'not yet',
  })
    .safeParse({ ...valuesOf(FORM), ...change })
    .error?.issues.map(({ path }) => path.join('.'));

test.each([
  [{}, undefined],
  [{ amount: '99.99' }, ['amount']],
  [{ amount: '1000' }, undefined],
  [{ amount: '1000.01' }, ['amount']],
  [{ term_months: '5' }, ['term_months']],
  [{ term_months: '6.5' }, ['term_months']],
  [{ contact_phone: '123' }, ['contact_phone']],
  [
    emptyFor({ name: '林知远', phone: '13800002026' }),
    ['amount', 'term_months', 'purpose', 'plan', 'licence', 'statements.0'],
  ],
])('%o is refused at %o', (change, faults) => expect(faultsOf(change)).toEqual(faults));
