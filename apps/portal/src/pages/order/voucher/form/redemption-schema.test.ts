import { expect, test } from 'vitest';
import { redemptionSchema } from './redemption-schema.ts';
import { emptyFor } from './redemption-values.ts';

const TYPED = {
  ...emptyFor('东港澜图智能装备有限公司'),
  service: '高低温湿热试验',
  provider: '深海装备检测中心',
  invoice_total: '1000',
  amount: '500',
  account_number: '6222021234567890',
  bank: '东港银行',
  invoices: ['f-1', '', '', '', ''],
};
const faults = (changed: Partial<typeof TYPED>, awaited: string[] = [], balance: number | null = 10_000_000) =>
  redemptionSchema({ balance, awaited: new Set(awaited), say: (name) => name, notYet: 'not yet' })
    .safeParse({ ...TYPED, ...changed })
    .error?.issues.map(({ message }) => message) ?? [];

test.each([
  [{}, []],
  [{ service: ' ', provider: '', bank: '' }, ['service', 'provider', 'bank']],
  [{ amount: '500.01' }, ['amount']],
  [{ amount: '0' }, ['amount']],
  [{ account_number: '1234' }, ['account_number']],
  [{ invoices: ['', '', '', '', ''] }, ['invoices']],
  [{ invoice_total: '60000', amount: '100' }, ['contract']],
  [{ invoice_total: '60000', amount: '100', contract: 'f-9' }, []],
] as const)('%j lacks %j', (changed, missing) => expect(faults(changed as Partial<typeof TYPED>)).toEqual(missing));

test('no more is redeemed than the account has', () => {
  expect(faults({ amount: '500' }, [], 49_999)).toEqual(['amount']);
  expect(faults({ amount: '500' }, [], 50_000)).toEqual([]);
  expect(faults({ amount: '500' }, [], null)).toEqual([]);
});

test('a file that is still to arrive is waited for', () => {
  expect(faults({}, ['invoices.0'])).toEqual(['not yet']);
  expect(faults({}, ['contract'])).toEqual(['not yet']);
});
