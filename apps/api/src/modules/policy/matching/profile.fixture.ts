import type { ProfileInput } from '@zonekit/api-client/policy/contract';

/** A profile with every answer but the facts; `makeProfile({ last_year_r_and_d: 1 })`. */
export const makeProfile = (over: Partial<ProfileInput> = {}): ProfileInput => ({
  enterprise_name: '东港澜图智能装备有限公司',
  address_area: {
    province_id: '370000',
    province_name: '山东省',
    city_id: '371100',
    city_name: '日照市',
    county_id: '371102',
    county_name: '东港区',
  },
  reg_time: '2021-03-18 00:00:00',
  industry: ['ind-equipment', 'ind-robot'],
  intellectual_property_rights: 2,
  is_high_tech: true,
  last_year_sales: 3,
  last_year_r_and_d: 2,
  financing_amount: 3,
  applicant_background: [5, 6],
  ...over,
});
