import type { Words } from '@zonekit/api-client/lifecycle';
import type { MovementKind } from '@zonekit/api-client/order/voucher/contract';
import { CONTRACT_FROM, REDEMPTION_RATE } from '@zonekit/api-client/order/voucher/lists';

export const movementKinds: Readonly<Record<MovementKind, Words>> = {
  grant: { 'zh-CN': '发放', en: 'Granted' },
  deduct: { 'zh-CN': '订单抵扣', en: 'Paid for an order' },
  return: { 'zh-CN': '订单退回', en: 'Returned by an order' },
  redeem: { 'zh-CN': '兑付占用', en: 'Taken for a redemption' },
  redeem_return: { 'zh-CN': '兑付退回', en: 'Returned by a redemption' },
};

const CONTRACT_YUAN = CONTRACT_FROM / 100;

/** Rules of an account. */
export const voucherRules = ({ expires_on }: { expires_on: string }): Words[] => [
  {
    'zh-CN': '在平台下单时直接抵扣，比例以仪器、服务、商品页标明的为准',
    en: 'Vouchers pay a share of an order on this portal. The page of the instrument, service or product states the share',
  },
  {
    'zh-CN': '订单取消或被拒绝，已抵扣的金额立即退回',
    en: 'When an order is cancelled or rejected, its vouchers return at once',
  },
  {
    'zh-CN': `在平台外购买并已付款的服务，可凭发票申请兑付，金额不超过发票合计的${REDEMPTION_RATE}%`,
    en: `A service bought and paid elsewhere is redeemed by its invoices, up to ${REDEMPTION_RATE}% of their total`,
  },
  {
    'zh-CN': `发票合计满${CONTRACT_YUAN.toLocaleString('en')}元的，还须提交服务合同`,
    en: `Invoices of CNY ${CONTRACT_YUAN.toLocaleString('en')} and more require the service contract as well`,
  },
  {
    'zh-CN': `提交兑付申请时占用相应金额，未通过的全额退回`,
    en: 'A redemption takes its amount when it is submitted; if it is rejected, all of it returns',
  },
  {
    'zh-CN': `${expires_on}前有效，逾期未用的余额失效`,
    en: `Valid until ${expires_on}. What is left afterwards expires`,
  },
];
