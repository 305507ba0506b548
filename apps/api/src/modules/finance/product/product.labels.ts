import type { Collateral, DebtCategory, LoanPurpose, Repayment } from '@zonekit/api-client/finance/product/contract';
import type { SUBSIDIES } from '@zonekit/api-client/finance/product/lists';
import type { Labels } from '../../../frame/module.ts';

export const debtCategories: Labels<DebtCategory> = {
  technology: { 'zh-CN': '科创信用贷', en: 'Technology credit' },
  intellectual_property: { 'zh-CN': '知识产权质押', en: 'Intellectual property' },
  equipment: { 'zh-CN': '设备与租赁', en: 'Equipment and leasing' },
  supply_chain: { 'zh-CN': '订单与供应链', en: 'Orders and supply chain' },
  trade: { 'zh-CN': '跨境与贸易', en: 'Cross-border trade' },
  mortgage: { 'zh-CN': '房产抵押', en: 'Mortgage' },
  guaranteed: { 'zh-CN': '担保贷款', en: 'Guaranteed loan' },
  green: { 'zh-CN': '绿色金融', en: 'Green finance' },
};

/** What a category is for, in one line. */
export const debtCategoryNotes: Labels<DebtCategory> = {
  technology: { 'zh-CN': '凭研发投入与资质授信，无需抵押', en: 'Credit on R&D and certificates, without security' },
  intellectual_property: { 'zh-CN': '以专利、商标、软著作质押', en: 'Secured by patents, trade marks and software' },
  equipment: { 'zh-CN': '买设备，设备即担保', en: 'For equipment, which is itself the security' },
  supply_chain: { 'zh-CN': '凭订单和应收账款提前回款', en: 'Cash ahead on orders and receivables' },
  trade: { 'zh-CN': '凭结算流水与单证，服务进出口', en: 'For import and export, on settlements and documents' },
  mortgage: { 'zh-CN': '厂房、写字楼抵押，额度高期限长', en: 'On workshops and offices: large sums, long terms' },
  guaranteed: { 'zh-CN': '由融资担保公司或第三方保证', en: 'Guaranteed by a guarantee company or a third party' },
  green: { 'zh-CN': '节能改造、光伏与减排项目', en: 'Energy saving, solar power and lower emissions' },
};

export const collaterals: Labels<Collateral> = {
  none: { 'zh-CN': '信用（无抵押）', en: 'Credit, no security' },
  patent: { 'zh-CN': '专利质押', en: 'Patents' },
  equipment: { 'zh-CN': '设备或租赁物', en: 'Equipment or leased goods' },
  receivables: { 'zh-CN': '应收账款或订单', en: 'Receivables or orders' },
  real_estate: { 'zh-CN': '房产抵押', en: 'Real estate' },
  guarantor: { 'zh-CN': '第三方保证', en: 'Guarantor' },
  settlements: { 'zh-CN': '结算流水', en: 'Settlement record' },
};

export const loanPurposes: Labels<LoanPurpose> = {
  working_capital: { 'zh-CN': '日常周转', en: 'Working capital' },
  equipment: { 'zh-CN': '设备采购', en: 'Equipment' },
  research: { 'zh-CN': '研发投入', en: 'R&D' },
  orders: { 'zh-CN': '订单备货', en: 'Stock for orders' },
  export: { 'zh-CN': '进出口贸易', en: 'Import and export' },
  construction: { 'zh-CN': '厂房建设与装修', en: 'Building and fitting out' },
  energy_saving: { 'zh-CN': '节能改造', en: 'Energy saving' },
};

export const repayments: Labels<Repayment> = {
  equal_instalments: { 'zh-CN': '等额本息', en: 'Equal instalments' },
  equal_principal: { 'zh-CN': '等额本金', en: 'Equal principal' },
  interest_only: { 'zh-CN': '先息后本', en: 'Interest first' },
};

export const subsidies: Labels<(typeof SUBSIDIES)[number]> = {
  subsidised: { 'zh-CN': '可享贴息', en: 'Interest subsidy' },
  none: { 'zh-CN': '无贴息', en: 'No subsidy' },
};
