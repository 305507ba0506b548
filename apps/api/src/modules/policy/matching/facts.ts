/** A fact beside the ten answers that some criterion asks for. */
export interface FactWords {
  kind: 'boolean' | 'number';
  /** Whether the enterprise can bring it about. A record of the past cannot be changed. */
  changeable: boolean;
  name: { 'zh-CN': string; en: string };
  question: { 'zh-CN': string; en: string };
}

const yesNo = (zh: string, en: string, questionZh: string, questionEn: string, changeable = true): FactWords => ({
  kind: 'boolean',
  changeable,
  name: { 'zh-CN': zh, en },
  question: { 'zh-CN': questionZh, en: questionEn },
});
const figure = (zh: string, en: string, questionZh: string, questionEn: string): FactWords => ({
  kind: 'number',
  changeable: true,
  name: { 'zh-CN': zh, en },
  question: { 'zh-CN': questionZh, en: questionEn },
});

/** Keys are what follows `facts.`; a criterion may name others, whose question is then its own label. */
export const FACTS: Record<string, FactWords> = {
  filed_form_107_2: yesNo(
    '107-2表填报',
    'Form 107-2 filed',
    '是否已在统计联网直报平台填报研发活动情况（107-2表）？',
    'Has form 107-2 (R&D activity) been filed on the statistics platform?',
  ),
  aeo_certified: yesNo(
    '海关高级认证',
    'AEO certificate',
    '是否为海关高级认证企业（AEO）？',
    'Is the enterprise an Authorised Economic Operator (AEO) of the customs?',
  ),
  social_insurance_six_months: yesNo(
    '申请人社保满六个月',
    'Six months of social insurance',
    '申请人在本地缴纳社会保险是否已满六个月？',
    'Has the applicant paid local social insurance for six months?',
  ),
  no_serious_breach: yesNo(
    '信用记录',
    'Credit record',
    '近三年是否无严重失信和重大安全、环保事故记录？',
    'Have the last three years been free of serious breaches of trust and of major safety or environmental accidents?',
    false,
  ),
  first_set_certified: yesNo(
    '首台（套）认定',
    'First-of-a-kind certificate',
    '产品是否已取得首台（套）重大技术装备认定？',
    'Has the product been certified as first-of-a-kind major equipment?',
  ),
  export_licence: yesNo(
    '外贸经营备案',
    'Foreign-trade filing',
    '是否已办理对外贸易经营者备案？',
    'Has the enterprise filed as a foreign-trade operator?',
  ),
  technology_sme_listed: yesNo(
    '科技型中小企业入库',
    'Listed technology SME',
    '本年度是否已列入全国科技型中小企业信息库？',
    'Is the enterprise on the national list of technology SMEs this year?',
  ),
  loan_contract_signed: yesNo(
    '贷款合同',
    'Loan contract',
    '是否已与合作银行签订贷款合同？',
    'Has a loan contract been signed with a partner bank?',
  ),
  equipment_investment: figure(
    '设备投资额（万元）',
    'Equipment investment (CNY 10k)',
    '近十二个月设备投资额是多少万元？',
    'How much was invested in equipment in the last twelve months, in units of CNY 10k?',
  ),
  cold_storage_volume: figure(
    '冷库容积（立方米）',
    'Cold-storage volume (cubic metres)',
    '自有或在建冷库的容积是多少立方米？',
    'How many cubic metres of cold storage are owned or being built?',
  ),
  rd_staff: figure(
    '研发人员数',
    'R&D staff',
    '缴纳社会保险的研发人员有多少人？',
    'How many R&D staff with social insurance are there?',
  ),
};
