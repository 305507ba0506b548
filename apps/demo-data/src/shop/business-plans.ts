import type { ShopPlan } from './shop-plan.types.ts';

const areas = ['business'] as const;

/** Service firms: four for each of the six categories, numbers 25 to 48. */
export const businessPlans: readonly ShopPlan[] = [
  {
    name: ['东港启程企业服务', 'Donggang Qicheng Business Services'],
    ...{ areas, fields: ['registration', 'finance_tax'], district: 'core', staff: 36, since: 2021 },
    headline: ['当天递件，当天领照', 'Filed today, licensed today'],
  },
  {
    name: ['一窗通商务', 'One Window Business Services'],
    ...{ areas, fields: ['registration'], district: 'core', staff: 22, since: 2022 },
    headline: ['外资设立全程英文', 'Foreign companies set up in English throughout'],
  },
  {
    name: ['港湾登记代理', 'Harbour Bay Registration Agency'],
    ...{ areas, fields: ['registration'], district: 'bonded', staff: 14, since: 2023 },
    headline: ['保税区企业备案专办', 'Filings of companies in the bonded area'],
  },
  {
    name: ['鼎信许可咨询', 'Dingxin Licence Advisers'],
    ...{ areas, fields: ['registration', 'legal'], district: 'bay', staff: 18, since: 2022 },
    headline: ['食品、医疗器械、危化品许可', 'Licences for food, medical devices and hazardous goods'],
  },
  {
    name: ['东港衡准税务师事务所', 'Donggang Hengzhun Tax Advisers'],
    ...{ areas, fields: ['finance_tax'], district: 'core', staff: 41, since: 2020 },
    headline: ['加计扣除备查资料一次成套', 'The whole file for the R&D deduction at once'],
  },
  {
    name: ['明算会计师事务所', 'Mingsuan Accountants'],
    ...{ areas, fields: ['finance_tax'], district: 'core', staff: 63, since: 2020 },
    headline: ['专项审计十个工作日出报告', 'Special audits reported in ten working days'],
  },
  {
    name: ['云簿记账', 'Cloud Ledger Bookkeeping'],
    ...{ areas, fields: ['finance_tax'], district: 'outside', staff: 28, since: 2022 },
    headline: ['小微企业每月固定价', 'A fixed monthly price for small companies'],
  },
  {
    name: ['汇通跨境财税', 'Huitong Cross-Border Tax'],
    ...{ areas, fields: ['finance_tax', 'legal'], district: 'bonded', staff: 25, since: 2021 },
    headline: ['出口退税与转让定价', 'Export rebates and transfer pricing'],
  },
  {
    name: ['东港人才港', 'Donggang Talent Port'],
    ...{ areas, fields: ['hr'], district: 'core', staff: 58, since: 2020 },
    headline: ['研发岗位三周内到面', 'Engineers interviewed within three weeks'],
  },
  {
    name: ['聚贤猎聘', 'Juxian Executive Search'],
    ...{ areas, fields: ['hr'], district: 'bay', staff: 34, since: 2021 },
    headline: ['总工与海归，试用期内离职免费再找', 'Chief engineers and returnees, replaced free in the trial period'],
  },
  {
    name: ['安社人事代理', 'Anshe Personnel Agency'],
    ...{ areas, fields: ['hr'], district: 'outside', staff: 30, since: 2021 },
    headline: ['社保公积金代缴零差错承诺', 'Social insurance paid without an error, or we pay'],
  },
  {
    name: ['育匠技能培训', 'Yujiang Skills Training'],
    ...{ areas, fields: ['hr'], district: 'port', staff: 26, since: 2022 },
    headline: ['进厂培训，补贴代申请', 'Training in your plant, the subsidy applied for'],
  },
  {
    name: ['东港知桥知识产权服务', 'Donggang Zhiqiao IP Services'],
    ...{ areas, fields: ['ip'], district: 'core', staff: 47, since: 2022 },
    headline: ['持证辅导师7人，贯标一次过', 'Seven certified advisers, audits passed the first time'],
  },
  {
    name: ['海衡专利代理', 'Haiheng Patent Agents'],
    ...{ areas, fields: ['ip'], district: 'bay', staff: 52, since: 2020 },
    headline: ['代理师都有五年以上企业研发经历', 'Agents with five years in industrial research'],
  },
  {
    name: ['蓝湾国际知识产权', 'Blue Bay International IP'],
    ...{ areas, fields: ['ip', 'legal'], district: 'bay', staff: 39, since: 2021 },
    headline: ['PCT与海外维权', 'PCT filings and enforcement abroad'],
  },
  {
    name: ['衡估知产评估', 'Henggu IP Valuers'],
    ...{ areas, fields: ['ip', 'finance_tax'], district: 'core', staff: 19, since: 2022 },
    headline: ['质押评估报告银行认可', 'Valuations that banks accept'],
  },
  {
    name: ['东港正衡律师事务所', 'Donggang Zhengheng Law Firm'],
    ...{ areas, fields: ['legal'], district: 'core', staff: 71, since: 2020 },
    headline: ['企业法律顾问按月计费', 'General counsel by the month'],
  },
  {
    name: ['海商律师事务所', 'Haishang Law Firm'],
    ...{ areas, fields: ['legal'], district: 'port', staff: 33, since: 2021 },
    headline: ['国际贸易与海事争议', 'International trade and maritime disputes'],
  },
  {
    name: ['合规在线', 'Compliance Online'],
    ...{ areas, fields: ['legal', 'registration'], district: 'outside', staff: 21, since: 2023 },
    headline: ['数据出境与个人信息合规', 'Data exports and personal information'],
  },
  {
    name: ['中涉外法律服务中心', 'Cross-Border Law Service Centre'],
    ...{ areas, fields: ['legal'], district: 'bonded', staff: 29, since: 2022 },
    headline: ['双语合同两天交稿', 'Contracts in two languages in two days'],
  },
  {
    name: ['东港原点工业设计', 'Donggang Origin Industrial Design'],
    ...{ areas, fields: ['design'], district: 'bay', staff: 32, since: 2021 },
    headline: ['从草图到样机，结构一起做', 'From sketch to prototype, structure included'],
  },
  {
    name: ['形物设计', 'Xingwu Design'],
    ...{ areas, fields: ['design'], district: 'bay', staff: 24, since: 2022 },
    headline: ['装备外观与人机工程', 'Looks and ergonomics of equipment'],
  },
  {
    name: ['山海品牌', 'Shanhai Branding'],
    ...{ areas, fields: ['design'], district: 'core', staff: 20, since: 2022 },
    headline: ['品牌、包装与展台一套做完', 'Brand, packaging and stand as one'],
  },
  {
    name: ['像素界面设计', 'Pixel Interface Design'],
    ...{ areas, fields: ['design', 'digital'], district: 'outside', staff: 17, since: 2023 },
    headline: ['工业软件与仪表界面', 'Interfaces of industrial software and instruments'],
  },
];
