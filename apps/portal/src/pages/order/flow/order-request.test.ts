import { expect, test } from 'vitest';
import { quoteBodies, requestOf } from './order-request.ts';

const VALUES = {
  contact_person: ' 林知远 ',
  contact_phone: '13800002026',
  starts_on: '2026-12-01',
  address_id: 'a-1',
  message: '',
  use_voucher: true,
  agreed: 100,
};
const PAYABLE = { amount: 100, currency: 'CNY' as const };
const BUYER = {
  contact_person: '林知远',
  contact_phone: '13800002026',
  message: '',
  expected_payable: PAYABLE,
  terms_agreed: true,
};

test.each([
  { kind: 'service', offer: 's-1' },
  { kind: 'material', offer: 'm-1', spec: 'p-1' },
  { kind: 'instrument', offer: 'i-1', start: '2026-11-26T13:00:00+08:00' },
] as const)('%j is not complete, so it has no price', (choice) => {
  expect(quoteBodies(choice, true)).toBeNull();
  expect(requestOf(choice, { area: 'technology', payable: PAYABLE }, VALUES)).toBeNull();
});

test('a reservation is sent with its time', () =>
  expect(
    requestOf(
      { kind: 'facility', offer: 'f-1', options: ['o-1'], start: '2026-11-26T13:00', end: '2026-11-26T16:00' },
      { area: 'technology', payable: PAYABLE },
      VALUES,
    ),
  ).toEqual({
    what: 'reservation',
    body: {
      kind: 'facility',
      offer_id: 'f-1',
      option_ids: ['o-1'],
      use_voucher: true,
      starts_at: '2026-11-26T13:00',
      ends_at: '2026-11-26T16:00',
      ...BUYER,
    },
  }));

test.each([
  ['technology', 'experiment'],
  ['business', 'service'],
] as const)('a service of the area %s is ordered as %s', (area, what) =>
  expect(
    requestOf({ kind: 'service', offer: 's-1', spec: 'p-1', quantity: 2 }, { area, payable: PAYABLE }, VALUES),
  ).toEqual({
    what,
    body: {
      offer_id: 's-1',
      option_ids: [],
      use_voucher: true,
      spec_id: 'p-1',
      quantity: 2,
      starts_on: '2026-12-01',
      ...BUYER,
    },
  }),
);

test('goods are sent from a warehouse to an address', () =>
  expect(
    requestOf(
      { kind: 'material', offer: 'm-1', spec: 'p-1', warehouse: 'w-1' },
      { area: 'mall', payable: PAYABLE },
      { ...VALUES, use_voucher: false },
    ),
  ).toEqual({
    what: 'material',
    body: {
      offer_id: 'm-1',
      option_ids: [],
      use_voucher: false,
      spec_id: 'p-1',
      warehouse_id: 'w-1',
      quantity: 1,
      address_id: 'a-1',
      ...BUYER,
    },
  }));
