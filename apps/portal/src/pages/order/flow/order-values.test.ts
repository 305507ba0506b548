import { expect, test } from 'vitest';
import { orderSchema, startOf } from './order-values.ts';

const START = startOf({ name: '林知远', phone: '13800002026' }, undefined);
const faults = (
  rules: { kind: 'instrument' | 'service' | 'material'; payable: number | null },
  values: Partial<typeof START>,
) => {
  const { kind, payable } = rules;
  const schema = orderSchema({ kind, payable: () => payable, today: '2026-11-25', say: (missing) => missing });
  return schema.safeParse({ ...START, ...values }).error?.issues.map(({ message }) => message) ?? [];
};

test.each([
  ['instrument', {}, []],
  ['instrument', { contact_person: ' ', contact_phone: '12' }, ['person', 'phone']],
  ['service', {}, ['date']],
  ['service', { starts_on: '2026-11-24' }, ['date']],
  ['service', { starts_on: '2026-11-25' }, []],
  ['material', {}, ['address']],
  ['material', { address_id: 'a-1' }, []],
  ['instrument', { message: '长'.repeat(501) }, ['message']],
] as const)('%s with %j lacks %j', (kind, values, missing) =>
  expect(faults({ kind, payable: null }, values)).toEqual(missing),
);

test('who agreed at one price has not agreed at another', () => {
  expect(faults({ kind: 'instrument', payable: 1200 }, { agreed: 1200 })).toEqual([]);
  expect(faults({ kind: 'instrument', payable: 1300 }, { agreed: 1200 })).toEqual(['agree']);
  expect(faults({ kind: 'instrument', payable: 0 }, { agreed: null })).toEqual(['agree']);
});
