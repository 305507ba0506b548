import { claimOf } from '../shared/claim.ts';

/** Lifecycle of the redemption of innovation vouchers. */
export const voucherRedemption = claimOf('voucher_redemption', { 'zh-CN': '创新券兑付', en: 'Voucher redemption' });
