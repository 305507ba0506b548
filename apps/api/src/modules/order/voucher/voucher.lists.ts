import { voucherRedemption } from '@zonekit/api-client/lifecycle/voucher-redemption';
import type { Redemption, VoucherMovement } from '@zonekit/api-client/order/voucher/contract';
import { minute, yuan } from '../../../frame/cell-text.ts';
import { claimList, masked } from '../../../frame/lifecycle/claim-list.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { defineList } from '../../../frame/list/list.ts';
import { movementKinds } from './voucher.labels.ts';

/** Counted anew each time: whoever has just ordered is to see it. */
export const movementList = defineList({
  name: 'voucher_movements',
  table: 'voucher_movements',
  facets: { kind: { kind: 'value', column: 'kind' }, year: { kind: 'year', column: 'year' } },
  sorts: { at: () => [{ where: null, column: 'seq', type: 'bigint', direction: 'desc' }] },
  sort: 'at',
});

export const redemptionList = claimList('voucher_redemptions', voucherRedemption);

export const redemptionStatuses = stateWords(voucherRedemption);

const PAGE = '/innovation-voucher';

export const movementFile: FileOf<VoucherMovement> = {
  name: { 'zh-CN': '创新券流水', en: 'Voucher movements' },
  path: PAGE,
  columns: [
    { name: { 'zh-CN': '时间', en: 'Time' }, of: ({ at }) => minute(at) },
    { name: { 'zh-CN': '年度', en: 'Year' }, of: ({ year }) => year },
    { name: { 'zh-CN': '类别', en: 'Kind' }, of: ({ kind }, { locale }) => movementKinds[kind][locale] },
    { name: { 'zh-CN': '金额（元）', en: 'Amount (CNY)' }, of: ({ amount }) => yuan(amount) },
    { name: { 'zh-CN': '余额（元）', en: 'Balance (CNY)' }, of: ({ balance }) => yuan(balance) },
    { name: { 'zh-CN': '单号', en: 'Number' }, of: ({ subject }) => subject?.number ?? '' },
    { name: { 'zh-CN': '事项', en: 'For' }, of: ({ subject, note }) => subject?.title ?? note ?? '' },
  ],
};

export const redemptionFile: FileOf<Redemption> = {
  name: voucherRedemption.label,
  path: PAGE,
  columns: [
    { name: { 'zh-CN': '编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '服务', en: 'Service' }, of: ({ service }) => service },
    { name: { 'zh-CN': '服务方', en: 'Provider' }, of: ({ provider }) => provider },
    { name: { 'zh-CN': '发票合计（元）', en: 'Invoices (CNY)' }, of: (item) => yuan(item.invoice_total) },
    { name: { 'zh-CN': '兑付金额（元）', en: 'Redeemed (CNY)' }, of: ({ amount }) => yuan(amount) },
    { name: { 'zh-CN': '户名', en: 'Account name' }, of: ({ account_name }) => account_name },
    { name: { 'zh-CN': '账号', en: 'Account' }, of: ({ account_number }) => masked(account_number) },
    { name: { 'zh-CN': '开户行', en: 'Bank' }, of: ({ bank }) => bank },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => redemptionStatuses[status][locale] },
    { name: { 'zh-CN': '提交时间', en: 'Filed' }, of: ({ created_at }) => minute(created_at) },
  ],
};
