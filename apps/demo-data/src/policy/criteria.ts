import type { CriterionData, Words } from '../../../api/src/modules/policy/matching/criterion-data.ts';
import { FACTS } from '../../../api/src/modules/policy/matching/facts.ts';
import type { FigureField } from '../../../api/src/modules/policy/matching/figures.ts';
import { figureNames, moneyWords } from '../../../api/src/modules/policy/matching/words.ts';
import { industries } from './industries.ts';

/** A criterion before it has its place in a document: `numbered` gives it id and clause. */
export type Draft = Omit<CriterionData, 'id' | 'clause'>;

const words = (zh: string, en: string): Words => ({ 'zh-CN': zh, en });

/** Codes of the invented zone: those of the real district that shares the name 东港区, so that the region picker has them. */
export const ZONE = '371102';
export const CITY = '371100';
export const PROVINCE = '370000';

const region = (code: string, zh: string, en: string): Draft => ({
  field: 'region',
  operator: 'in',
  value: [code],
  label: words(zh, en),
});
export const inZone = region(
  ZONE,
  '在东港自贸区内注册，具有独立法人资格',
  'Registered in the Free Trade Zone as a legal person',
);
export const inCity = region(CITY, '在东港市行政区域内注册', 'Registered in Donggang');
export const inProvince = region(PROVINCE, '在本省行政区域内注册', 'Registered in the province');

const span = (months: number): Words =>
  months % 12 === 0
    ? words(`${months / 12}年`, months === 12 ? 'one year' : `${months / 12} years`)
    : words(`${months}个月`, `${months} months`);

export const olderThan = (months: number): Draft => ({
  field: 'enterprise_age_months',
  operator: 'gte',
  value: months,
  label: words(`登记注册满${span(months)['zh-CN']}`, `Registered for at least ${span(months).en}`),
});
export const youngerThan = (months: number): Draft => ({
  field: 'enterprise_age_months',
  operator: 'lte',
  value: months,
  label: words(`登记注册不超过${span(months)['zh-CN']}`, `Registered for no more than ${span(months).en}`),
});

export const inIndustry = (...ids: string[]): Draft => {
  const names = industries.filter((industry) => ids.includes(industry.id));
  return {
    field: 'industry',
    operator: 'any_of',
    value: ids,
    label: words(
      `属于${names.map((industry) => industry.name['zh-CN']).join('、')}产业领域`,
      `Active in ${names.map((industry) => industry.name.en.replace(/^([A-Z])([a-z-])/, (_all, a: string, b: string) => a.toLowerCase() + b)).join(', ')}`,
    ),
  };
};

export const highTech: Draft = {
  field: 'is_high_tech',
  operator: 'eq',
  value: true,
  label: words('持有有效期内的高新技术企业证书', 'Holds a valid certificate of a national high-tech enterprise'),
};

export const patents = (count: number): Draft => ({
  field: 'intellectual_property_rights',
  operator: 'gte',
  value: count,
  label: words(
    `与申报项目相关的有效知识产权不少于${count}项`,
    `At least ${count} valid intellectual property ${count === 1 ? 'item' : 'items'}`,
  ),
});

const least = (field: FigureField, zh: string, value: number): Draft => ({
  field,
  operator: 'gte',
  value,
  label: words(
    `${zh}不低于${moneyWords(value, 'zh-CN')}`,
    `${figureNames[field].en} not under ${moneyWords(value, 'en')}`,
  ),
});
export const sales = (value: number) => least('last_year_sales', '上年度销售收入', value);
export const research = (value: number) => least('last_year_r_and_d', '上年度研发费用', value);
export const financing = (value: number) => least('financing_amount', '已完成融资', value);
export const researchUpTo = (value: number): Draft => ({
  field: 'last_year_r_and_d',
  operator: 'lte',
  value,
  label: words(
    `上年度研发费用不超过${moneyWords(value, 'zh-CN')}`,
    `Last year's R&D spend not over ${moneyWords(value, 'en')}`,
  ),
});

export const background = (zh: string, en: string, ...values: number[]): Draft => ({
  field: 'applicant_background',
  operator: 'any_of',
  value: values,
  label: words(zh, en),
});
export const founder = background(
  '申请人为企业创始人或高级管理人员',
  'The applicant is a founder or senior executive',
  2,
  5,
);
export const graduate = background(
  '申请人具有硕士及以上学历或海外留学经历',
  "The applicant has a master's degree or studied overseas",
  3,
  6,
  7,
);
export const student = background(
  '申请人为在校或毕业五年内的大学生',
  'The applicant is a university-student entrepreneur',
  4,
);

const holds = (name: string, zh: string, en: string): Draft => ({
  field: `facts.${name}`,
  operator: 'eq',
  value: true,
  label: words(zh, en),
});
export const clean = holds(
  'no_serious_breach',
  '近三年无严重失信和重大安全、环保事故记录',
  'No serious breach of trust or major accident in three years',
);
export const filed = holds(
  'filed_form_107_2',
  '已在统计联网直报平台填报研发活动情况（107-2表）',
  'Form 107-2 on R&D activity filed on the statistics platform',
);
export const aeo = holds(
  'aeo_certified',
  '为海关高级认证企业（AEO）',
  'Authorised Economic Operator (AEO) of the customs',
);
export const insured = holds(
  'social_insurance_six_months',
  '申请人在东港缴纳社会保险满六个月',
  'The applicant has paid social insurance in Donggang for six months',
);
export const firstSet = holds(
  'first_set_certified',
  '产品已取得首台（套）重大技术装备认定',
  'The product is certified as first-of-a-kind major equipment',
);
export const listedSme = holds(
  'technology_sme_listed',
  '已列入全国科技型中小企业信息库',
  'On the national list of technology SMEs',
);
export const loanSigned = holds(
  'loan_contract_signed',
  '与合作银行签订贷款合同并按期付息',
  'Loan contract with a partner bank, interest paid on time',
);

const factLeast = (name: string, value: number, zh: string, en: string): Draft => {
  if (FACTS[name]?.kind !== 'number')
    throw new Error(`Criteria of the seed: ${name} is no fact in figures. Add it to matching/facts.ts.`);
  return { field: `facts.${name}`, operator: 'gte', value, label: words(zh, en) };
};
export const equipment = (value: number) =>
  factLeast(
    'equipment_investment',
    value,
    `近十二个月设备投资额不低于${moneyWords(value, 'zh-CN')}`,
    `Equipment investment of the last twelve months not under ${moneyWords(value, 'en')}`,
  );
export const coldStorage = (value: number) =>
  factLeast(
    'cold_storage_volume',
    value,
    `自有或在建冷库容积不低于${value.toLocaleString('zh-CN')}立方米`,
    `At least ${value.toLocaleString('en')} cubic metres of cold storage owned or being built`,
  );
export const researchers = (value: number) =>
  factLeast(
    'rd_staff',
    value,
    `缴纳社会保险的研发人员不少于${value}人`,
    `At least ${value} R&D staff with social insurance`,
  );

/** Gives drafts their ids and the clauses that they come from: items of the list that `bodyOf` writes. */
export const numbered = (declarationId: string, drafts: readonly Draft[]): CriterionData[] =>
  drafts.map((draft, index) => ({
    ...draft,
    id: `${declarationId}-c${index + 1}`,
    clause: words(`“申报条件”第${index + 1}项`, `Conditions, item ${index + 1}`),
  }));
