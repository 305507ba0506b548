import { claimOf } from '../shared/claim.ts';

/** Source: pages.md, "Lifecycles". */
export const voucherRedemption = claimOf('voucher_redemption', { 'zh-CN': '创新券兑付', en: 'Voucher redemption' });
