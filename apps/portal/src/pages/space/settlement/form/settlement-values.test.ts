import { expect, test } from 'vitest';
import { formOf, valuesOf } from './settlement-values.ts';

const FORM = {
  contract_id: 'c-1',
  starts_on: '2026-07-01',
  ends_on: '2026-09-30',
  amount: { amount: 12_345_670, currency: 'CNY' as const },
  account_name: '东港澜图智能装备有限公司',
  account_number: '6222021234567890',
  bank: '东港银行',
  invoices: ['f-1', 'f-2'],
  remark: '',
};

test('what was submitted comes back as it was', () => {
  expect(valuesOf(FORM)).toMatchObject({ amount: '123456.7', invoices: ['f-1', 'f-2', ''] });
  expect(formOf(valuesOf(FORM))).toEqual(FORM);
});
