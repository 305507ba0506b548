import { expect, test } from 'vitest';
import { invoiceSchema } from './invoice-schema.ts';
import { formOf, valuesOf } from './invoice-values.ts';

const FORM = {
  kind: 'special',
  source: 'order',
  ...{ title: '东港澜图智能装备有限公司', credit_code: '91000000MA0LT2026X' },
  ...{ buyer_address: '东港市海关路18号', buyer_phone: '0000-88122026', buyer_bank: '港口银行' },
  ...{ buyer_account: '6222021234567890', source_id: 'order-1', item: '高低温湿热试验' },
  ...{ email: 'caiwu@lantu.example', address: null, remark: '' },
  amount: { amount: 160_000, currency: 'CNY' },
} as const;

const faultsOf = (change: object) => {
  const rules = { awaited: new Set<string>(), say: (name: string) => name, notYet: '' };
  const result = invoiceSchema(rules).safeParse({ ...valuesOf(FORM), ...change });
  return (result.error?.issues ?? []).map(({ path }) => path.join('.'));
};

test('what was submitted comes back as it was', () => expect(formOf(valuesOf(FORM))).toEqual(FORM));

test('an ordinary invoice goes without the registered data of the buyer', () =>
  expect(formOf({ ...valuesOf(FORM), kind: 'electronic' })).toMatchObject({
    buyer_address: null,
    buyer_account: null,
  }));

test.each([
  [{}, []],
  [{ credit_code: '91000000ma0lt2026x' }, []],
  [{ buyer_account: '123', buyer_bank: ' ' }, ['buyer_bank', 'buyer_account']],
  [{ kind: 'electronic', buyer_account: '' }, []],
  [{ source_id: '' }, ['source_id']],
  [{ source: 'other', source_id: '' }, []],
  [{ email: '' }, ['email']],
  [{ email: '', address: '海关路18号' }, []],
  [{ email: 'caiwu', address: '海关路18号' }, ['email']],
])('%o is wrong at %o', (change, faults) => expect(faultsOf(change)).toEqual(faults));
