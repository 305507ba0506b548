import type { FinanceTarget } from '@zonekit/api-client/finance/application/contract';
import type { Labels } from '../../../frame/module.ts';

export const financeTargets: Labels<FinanceTarget> = {
  product: { 'zh-CN': '债权产品', en: 'Debt product' },
  fund: { 'zh-CN': '政策基金', en: 'Policy fund' },
  investor: { 'zh-CN': '投资机构', en: 'Investor' },
};
