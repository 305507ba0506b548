import type { Enterprise } from '@zonekit/api-client/account/contract';
import { expect, test } from 'vitest';
import { bookingPrefill } from './booking-prefill.ts';

const user = {
  user_id: 'u-demo',
  name: '林知远',
  phone: '13800002026',
  enterprise: { enterprise_id: 'e-lantu', enterprise_name: '东港澜图智能装备有限公司' },
} as Parameters<typeof bookingPrefill>[0];

const area = {
  province_id: '310000',
  province_name: '上海市',
  city_id: '310100',
  city_name: '上海市',
  county_id: '310115',
  county_name: '浦东新区',
};
const enterprise = { credit_code: '91371102M000200Y26', area, address: '海港路16号' } as Enterprise;

test('takes credit code and address from the enterprise, a repeated name of the area once', () =>
  expect(bookingPrefill(user, enterprise)).toEqual({
    organization: '东港澜图智能装备有限公司',
    contactPerson: '林知远',
    contactPhone: '13800002026',
    creditCode: '91371102M000200Y26',
    registeredAddress: '上海市浦东新区海港路16号',
  }));

test('leaves out what the enterprise has never filled in', () => {
  const known = bookingPrefill(user, { ...enterprise, credit_code: null, area: null, address: null });
  expect(known).toEqual(bookingPrefill(user, null));
  expect(known).not.toHaveProperty('creditCode');
  expect(known).not.toHaveProperty('registeredAddress');
});
