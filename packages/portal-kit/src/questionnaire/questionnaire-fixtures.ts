import type { ProfileAnswers } from './core/answers.ts';
import type { Prefill } from './core/prefill.ts';

/** A profile as the service reads it back; every part can be changed. */
export const makeProfile = (changes: Partial<ProfileAnswers> = {}): ProfileAnswers => ({
  enterprise_name: '东港澜图智能装备有限公司',
  address_area: {
    province_id: '210000',
    province_name: '辽宁省',
    city_id: '210200',
    city_name: '大连市',
    county_id: '210213',
    county_name: '金州区',
  },
  reg_time: '2021-03-18 00:00:00',
  industry: ['ind-equipment', 'ind-robot', 'ind-coldchain'],
  intellectual_property_rights: 2,
  is_high_tech: true,
  last_year_sales: 3,
  last_year_r_and_d: 2,
  financing_amount: 3,
  applicant_background: [5, 6],
  ...changes,
});

/** What the enterprise of the profile has registered; `industry` names one field only. */
export const makePrefill = (): Prefill => {
  const { enterprise_name, address_area } = makeProfile();
  return { answers: { enterprise_name, address_area, industry: ['ind-equipment'] }, source: '您的企业资料' };
};

/** The industries of business code 050011 in the demo. */
export const INDUSTRIES = [
  { id: 'ind-it', name: '新一代信息技术' },
  { id: 'ind-equipment', name: '智能装备' },
  { id: 'ind-robot', name: '机器人' },
  { id: 'ind-coldchain', name: '冷链物流' },
  { id: 'ind-marine', name: '海洋科技' },
  { id: 'ind-biomed', name: '生物医药' },
  { id: 'ind-nev', name: '新能源汽车' },
  { id: 'ind-greenship', name: '绿色航运' },
  { id: 'ind-material', name: '新材料' },
  { id: 'ind-ecommerce', name: '跨境电商' },
  { id: 'ind-finance', name: '现代金融' },
  { id: 'ind-services', name: '专业服务' },
];

/** Half past two on the fixed day of the stories' data. */
export const NOW = Date.parse('2026-11-20T14:32:00+08:00');

const SAMPLE = [
  { title: '冷链装备首购首用奖励', amount: '合同额15%' },
  { title: '产业创新专项资金', amount: '最高300万元' },
  { title: '机器人应用场景揭榜', amount: '最高200万元' },
];

/** Counts that fall with every industry; a certificate meets five policies. */
export const previewFixture = async (answers: Partial<ProfileAnswers>) => ({
  possible: 37 - 6 * (answers.industry?.length ?? 0),
  met: answers.is_high_tech ? 5 : 0,
  amount: answers.is_high_tech ? 3_000_000_00 : 0,
  sample: SAMPLE,
});
