import { expect, test } from 'vitest';
import { taxRebateSchema } from './tax-rebate-schema.ts';
import { emptyFor, formOf, valuesOf } from './tax-rebate-values.ts';

const FORM = {
  kind: 'export',
  ...{ starts_on: '2026-10-01', ends_on: '2026-10-31', reason: '已收汇' },
  declared: { amount: 18_642_050, currency: 'CNY' },
  amount: { amount: 16_830_000, currency: 'CNY' },
  ...{ account_name: '东港澜图智能装备有限公司', account_number: '6222021234567890', bank: '港口银行' },
  ...{ declaration: 'f-1', certificates: ['f-2'], contact_person: '林知远', contact_phone: '13800002026' },
} as const;
const form = { ...FORM, certificates: [...FORM.certificates] };

const faultsOf = (change: object) => {
  const rules = { today: '2026-11-20', awaited: new Set<string>(), say: (name: string) => name, notYet: 'not yet' };
  const result = taxRebateSchema(rules).safeParse({ ...valuesOf(form), ...change });
  return (result.error?.issues ?? []).map(({ path }) => path.join('.'));
};

test('what was submitted comes back as it was', () => {
  expect(valuesOf(form)).toMatchObject({ declared: '186420.5', certificates: ['f-2', '', ''] });
  expect(formOf(valuesOf(form))).toEqual(form);
});

test.each([
  [{}, []],
  [{ amount: '186420.51' }, ['amount']],
  [{ ends_on: '2026-11-20' }, ['ends_on']],
  [{ ends_on: '2026-09-30' }, ['ends_on']],
  [{ certificates: ['', '', ''] }, ['certificates.0']],
  [emptyFor({ enterprise: '', name: '', phone: '' }), expect.arrayContaining(['kind', 'declaration', 'bank'])],
])('%o is wrong at %o', (change, faults) => expect(faultsOf(change)).toEqual(faults));
