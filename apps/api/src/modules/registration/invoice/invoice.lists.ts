import { invoice } from '@zonekit/api-client/lifecycle/invoice';
import type { InvoiceApplication } from '@zonekit/api-client/registration/invoice/contract';
import { minute, yuan } from '../../../frame/cell-text.ts';
import { claimList } from '../../../frame/lifecycle/claim-list.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { invoiceKinds } from './invoice.labels.ts';

export const invoiceApplicationList = claimList('invoice_applications', invoice, {
  kind: { kind: 'value', column: 'kind' },
});

export const invoiceStatuses = stateWords(invoice);

export const invoiceApplicationFile: FileOf<InvoiceApplication> = {
  name: invoice.label,
  path: '/userCenter/user/businessregistration/invoice',
  columns: [
    { name: { 'zh-CN': '编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '发票类型', en: 'Kind' }, of: ({ kind }, { locale }) => invoiceKinds[kind][locale] },
    { name: { 'zh-CN': '抬头', en: 'Buyer' }, of: ({ title }) => title },
    { name: { 'zh-CN': '统一社会信用代码', en: 'Credit code' }, of: ({ credit_code }) => credit_code },
    { name: { 'zh-CN': '订单或合同', en: 'Order or contract' }, of: ({ source_number }) => source_number ?? '' },
    { name: { 'zh-CN': '开票项目', en: 'Item' }, of: ({ item }) => item },
    { name: { 'zh-CN': '金额（元）', en: 'Amount (CNY)' }, of: ({ amount }) => yuan(amount) },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => invoiceStatuses[status][locale] },
    { name: { 'zh-CN': '发票号码', en: 'Invoice number' }, of: ({ invoice_number }) => invoice_number ?? '' },
    { name: { 'zh-CN': '开票日期', en: 'Issued' }, of: ({ issued_on }) => issued_on ?? '' },
    { name: { 'zh-CN': '提交时间', en: 'Submitted' }, of: ({ created_at }) => minute(created_at) },
  ],
};
