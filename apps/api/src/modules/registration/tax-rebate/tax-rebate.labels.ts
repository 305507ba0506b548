import type { TaxRebateKind } from '@zonekit/api-client/registration/tax-rebate/contract';
import type { Labels } from '../../../frame/module.ts';

export const taxRebateKinds: Labels<TaxRebateKind> = {
  vat_credit: { 'zh-CN': '增值税留抵退税', en: 'Refund of excess input VAT' },
  export: { 'zh-CN': '出口退税', en: 'Export tax rebate' },
  income_settlement: { 'zh-CN': '所得税汇算多缴退税', en: 'Refund after the annual income tax settlement' },
  vat_on_levy: { 'zh-CN': '增值税即征即退', en: 'VAT refund upon levy' },
  overpaid: { 'zh-CN': '误收多缴退税', en: 'Refund of tax paid by mistake' },
};
