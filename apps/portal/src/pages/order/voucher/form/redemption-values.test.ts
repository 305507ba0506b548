import { expect, test } from 'vitest';
import { contractFormOf, emptyFor, formOf, mostFor, needsContract } from './redemption-values.ts';

const TYPED = {
  ...emptyFor('东港澜图智能装备有限公司'),
  service: '高低温湿热试验',
  provider: '深海装备检测中心',
  invoice_total: '60000',
  amount: '30000.50',
  account_number: '6222 0212 3456 7890',
  bank: '东港银行',
  invoices: ['', 'f-1', 'f-2', '', ''],
  contract: 'f-9',
};

test('what is typed is sent in fen, without empty places and gaps in the account number', () => {
  expect(formOf(TYPED)).toEqual({
    service: '高低温湿热试验',
    provider: '深海装备检测中心',
    invoice_total: { amount: 6_000_000, currency: 'CNY' },
    amount: { amount: 3_000_050, currency: 'CNY' },
    account_name: '东港澜图智能装备有限公司',
    account_number: '6222021234567890',
    bank: '东港银行',
    invoices: ['f-1', 'f-2'],
    remark: '',
  });
  expect(contractFormOf(TYPED)).toMatchObject({ contract: 'f-9' });
});

test.each([
  ['49999.99', false],
  ['50000', true],
  ['', false],
])('invoices of %s yuan need a contract: %s', (total, needed) => expect(needsContract(total)).toBe(needed));

test('half of the invoices is redeemed at most, and never a fraction of a fen more', () => {
  expect(mostFor('0.03')).toBe(1);
  expect(mostFor('100')).toBe(5_000);
  expect(mostFor('hundred')).toBeNull();
});
