import type { Words } from '../lifecycle/lifecycle.ts';

/** `files` and `people` are lists; `choice` without options has those that the zone offers. */
export const FACT_KINDS = [
  'text',
  'long_text',
  'choice',
  'number',
  'date',
  'money',
  'phone',
  'id_card',
  'credit_code',
  'email',
  'digits',
  'files',
  'people',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

export interface FactDefinition {
  label: Words;
  kind: FactKind;
  hint?: Words;
  /** Characters, items of a list, or the largest number. */
  max?: number;
  options?: Readonly<Record<string, Words>>;
  /** Where nothing is said, the value of another fact, with `suffix` after it. */
  sameAs?: { fact: string; suffix?: string };
  /** An appointment: its day must not be over when the form is submitted. */
  isAppointment?: true;
}

const text = (zh: string, en: string, more: Partial<FactDefinition> = {}): FactDefinition => ({
  label: { 'zh-CN': zh, en },
  kind: 'text',
  max: 100,
  ...more,
});
const fact = (kind: FactKind, zh: string, en: string, more: Partial<FactDefinition> = {}): FactDefinition => ({
  label: { 'zh-CN': zh, en },
  kind,
  ...more,
});
const choice = (zh: string, en: string, options?: Readonly<Record<string, Words>>): FactDefinition =>
  fact('choice', zh, en, options && { options });
const words = (zh: string, en: string): Words => ({ 'zh-CN': zh, en });
const seal = (zh: string, en: string, suffix = ''): FactDefinition =>
  text(zh, en, { max: 60, sameAs: { fact: suffix ? 'legal_name' : 'company_name', suffix } });

/** What a registration asks for, each given once and used in every form that has it. */
export const FACTS = {
  company_name: text('企业名称', 'Company name'),
  alternative_name: text('备选名称一', 'First alternative name'),
  second_alternative: text('备选名称二', 'Second alternative name'),
  company_type: choice('企业类型', 'Type of company', {
    limited: words('有限责任公司', 'Limited company'),
    sole: words('一人有限责任公司', 'Limited company with one shareholder'),
    joint_stock: words('股份有限公司', 'Joint-stock company'),
  }),
  industry: text('所属行业', 'Industry'),
  registered_capital: fact('money', '注册资本', 'Registered capital'),
  business_scope: fact('long_text', '经营范围', 'Scope of business', { max: 1000 }),
  term: choice('经营期限', 'Term', {
    unlimited: words('长期', 'Unlimited'),
    twenty: words('20年', '20 years'),
    thirty: words('30年', '30 years'),
  }),
  address: text('住所', 'Registered address', { max: 200 }),
  premises: choice('住所使用方式', 'Right to use the premises', {
    owned: words('自有', 'Owned'),
    rented: words('租赁', 'Rented'),
    hosted: words('园区集中登记', 'Address of the park'),
  }),
  premises_proof: fact('files', '住所使用证明', 'Proof of the premises', { max: 5 }),
  company_phone: fact('phone', '企业联系电话', 'Phone of the company'),
  email: fact('email', '电子邮箱', 'Email', { max: 100 }),
  credit_code: fact('credit_code', '统一社会信用代码', 'Unified social credit code'),
  established_on: fact('date', '成立日期', 'Date of establishment'),
  legal_name: text('法定代表人', 'Legal representative', { max: 50 }),
  legal_id: fact('id_card', '法定代表人身份证号', 'Identity card of the legal representative'),
  legal_phone: fact('phone', '法定代表人手机', 'Mobile of the legal representative'),
  legal_id_copy: fact('files', '法定代表人身份证件', 'Copy of the identity card', { max: 2 }),
  legal_position: choice('法定代表人职务', 'Position', {
    director: words('执行董事', 'Executive director'),
    chair: words('董事长', 'Chair of the board'),
    manager: words('经理', 'Manager'),
  }),
  shareholders: fact('people', '股东', 'Shareholders', { max: 50 }),
  agent_name: text('经办人', 'Agent', { max: 50 }),
  agent_id: fact('id_card', '经办人身份证号', 'Identity card of the agent'),
  agent_phone: fact('phone', '经办人手机', 'Mobile of the agent'),
  finance_name: text('财务负责人', 'Head of finance', { max: 50 }),
  finance_id: fact('id_card', '财务负责人身份证号', 'Identity card of the head of finance'),
  finance_phone: fact('phone', '财务负责人手机', 'Mobile of the head of finance'),
  company_seal: seal('公章刻字', 'Text of the company seal'),
  finance_seal: seal('财务专用章刻字', 'Text of the finance seal'),
  invoice_seal: seal('发票专用章刻字', 'Text of the invoice seal'),
  legal_seal: seal('法人名章刻字', 'Text of the seal of the legal representative', '印'),
  seal_material: choice('材质', 'Material', {
    photosensitive: words('光敏印油', 'Self-inking'),
    horn: words('牛角', 'Horn'),
    copper: words('铜', 'Copper'),
  }),
  seal_maker: choice('刻制单位', 'Seal maker'),
  collector_name: text('领取人', 'Collected by', { max: 50, sameAs: { fact: 'agent_name' } }),
  collector_id: fact('id_card', '领取人身份证号', 'Identity card of who collects', {
    hint: words('领取时核验', 'Checked at collection'),
  }),
  collector_phone: fact('phone', '领取人手机', 'Mobile of who collects', {
    hint: words('接收领取码', 'Receives the collection code'),
  }),
  collect_place: choice('领取地点', 'Place of collection'),
  bank_branch: choice('开户网点', 'Branch'),
  account_kind: choice('账户性质', 'Kind of account', {
    basic: words('基本存款账户', 'Basic deposit account'),
    general: words('一般存款账户', 'General deposit account'),
  }),
  online_banking: choice('网上银行', 'Online banking', {
    none: words('不开通', 'None'),
    query: words('查询版', 'Balances and movements'),
    payment: words('支付版', 'Payments'),
  }),
  visit_on: fact('date', '面签日期', 'Day of the visit', { isAppointment: true }),
  account_number: fact('digits', '银行账号', 'Account number', { max: 30 }),
  employees: fact('people', '首批参保人员', 'First insured employees', { max: 200 }),
  insured_from: fact('date', '参保起始日', 'Insured from'),
  wage_total: fact('money', '月工资总额', 'Total monthly wages'),
  fund_rate: choice('公积金缴存比例', 'Rate of the housing fund', {
    five: words('5%', '5%'),
    eight: words('8%', '8%'),
    twelve: words('12%', '12%'),
  }),
  taxpayer: choice('纳税人类型', 'Kind of taxpayer', {
    small: words('小规模纳税人', 'Small-scale taxpayer'),
    general: words('一般纳税人', 'General taxpayer'),
  }),
  accounting: choice('会计制度', 'Accounting standard', {
    small: words('小企业会计准则', 'Standards for small enterprises'),
    full: words('企业会计准则', 'Standards for enterprises'),
  }),
  invoice_kind: choice('发票种类', 'Kind of invoice', {
    ordinary: words('数电普通发票', 'Digital ordinary invoice'),
    special: words('数电专用发票', 'Digital special invoice'),
    both: words('普通发票和专用发票', 'Both'),
  }),
  invoice_total: fact('money', '每月开票总额', 'Invoiced each month'),
} as const satisfies Record<string, FactDefinition>;

export type FactKey = keyof typeof FACTS;
export const FACT_KEYS = Object.keys(FACTS) as [FactKey, ...FactKey[]];

/** The definition without the literal types of its table. */
export const factOf = (key: FactKey): FactDefinition => FACTS[key];
