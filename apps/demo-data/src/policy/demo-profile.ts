import type { ProfileInput } from '@zonekit/api-client/policy/contract';
import { CITY, PROVINCE, ZONE } from './criteria.ts';

/** What the demo's enterprise has answered; the region is the real district whose name the story borrows. */
export const demoProfile: ProfileInput = {
  enterprise_name: '东港澜图智能装备有限公司',
  address_area: {
    province_id: PROVINCE,
    province_name: '山东省',
    city_id: CITY,
    city_name: '日照市',
    county_id: ZONE,
    county_name: '东港区',
  },
  reg_time: '2021-03-18 00:00:00',
  industry: ['ind-equipment', 'ind-robot', 'ind-coldchain'],
  intellectual_property_rights: 2,
  is_high_tech: true,
  last_year_sales: 3,
  last_year_r_and_d: 2,
  financing_amount: 3,
  applicant_background: [5, 6],
  facts: {
    last_year_r_and_d_exact: 260,
    no_serious_breach: true,
    technology_sme_listed: true,
    loan_contract_signed: true,
    first_set_certified: false,
    equipment_investment: 320,
    rd_staff: 18,
  },
};
