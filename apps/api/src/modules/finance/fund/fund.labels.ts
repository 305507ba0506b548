import type { FundKind, FundState, FundSupport } from '@zonekit/api-client/finance/fund/contract';
import type { Labels } from '../../../frame/module.ts';

export const fundKinds: Labels<FundKind> = {
  guidance: { 'zh-CN': '引导基金', en: 'Guidance fund' },
  angel: { 'zh-CN': '天使基金', en: 'Angel fund' },
  industry: { 'zh-CN': '产业基金', en: 'Industry fund' },
  transformation: { 'zh-CN': '成果转化基金', en: 'Technology transfer fund' },
  talent: { 'zh-CN': '人才基金', en: 'Talent fund' },
  relief: { 'zh-CN': '纾困与风险补偿', en: 'Relief and risk compensation' },
};

export const fundSupports: Labels<FundSupport> = {
  equity: { 'zh-CN': '股权投资', en: 'Equity' },
  loan: { 'zh-CN': '借款', en: 'Loan' },
  guarantee: { 'zh-CN': '担保增信', en: 'Guarantee' },
  subsidy: { 'zh-CN': '贴息补助', en: 'Interest subsidy' },
};

export const fundStates: Labels<FundState> = {
  open: { 'zh-CN': '申请中', en: 'Open' },
  upcoming: { 'zh-CN': '即将开放', en: 'Opens later' },
  closed: { 'zh-CN': '已截止', en: 'Closed' },
};
