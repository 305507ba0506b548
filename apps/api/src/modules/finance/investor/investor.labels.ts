import type { InvestmentStage, InvestorKind } from '@zonekit/api-client/finance/investor/contract';
import type { INVESTMENT_BANDS } from '@zonekit/api-client/finance/investor/lists';
import type { Labels } from '../../../frame/module.ts';

export const investorKinds: Labels<InvestorKind> = {
  angel: { 'zh-CN': '天使投资', en: 'Angel investor' },
  venture: { 'zh-CN': '创业投资', en: 'Venture capital' },
  growth: { 'zh-CN': '成长与并购', en: 'Growth equity' },
  corporate: { 'zh-CN': '产业资本', en: 'Corporate investor' },
  state: { 'zh-CN': '国有资本', en: 'State-owned capital' },
};

export const investmentStages: Labels<InvestmentStage> = {
  seed: { 'zh-CN': '种子轮', en: 'Seed' },
  angel: { 'zh-CN': '天使轮', en: 'Angel' },
  early: { 'zh-CN': 'A、B轮', en: 'Series A and B' },
  growth: { 'zh-CN': '成长期', en: 'Growth' },
  pre_ipo: { 'zh-CN': '上市前', en: 'Pre-IPO' },
};

export const investmentBands: Labels<(typeof INVESTMENT_BANDS)[number]> = {
  up_to_5m: { 'zh-CN': '500万元以下', en: 'Up to CNY 5 million' },
  '5m_to_20m': { 'zh-CN': '500万–2,000万元', en: 'CNY 5–20 million' },
  '20m_to_50m': { 'zh-CN': '2,000万–5,000万元', en: 'CNY 20–50 million' },
  above_50m: { 'zh-CN': '5,000万元以上', en: 'Above CNY 50 million' },
};
