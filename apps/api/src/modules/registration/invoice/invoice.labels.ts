import type { InvoiceKind, InvoiceSourceKind } from '@zonekit/api-client/registration/invoice/contract';
import type { Labels } from '../../../frame/module.ts';

export const invoiceKinds: Labels<InvoiceKind> = {
  electronic: { 'zh-CN': '电子普通发票', en: 'Ordinary electronic invoice' },
  special: { 'zh-CN': '增值税专用发票', en: 'Special VAT invoice' },
};

export const invoiceSourceKinds: Labels<InvoiceSourceKind> = {
  order: { 'zh-CN': '订单', en: 'Order' },
  contract: { 'zh-CN': '租赁合同', en: 'Lease' },
  other: { 'zh-CN': '其他', en: 'Other' },
};
