import { claimOf } from '../shared/claim.ts';

/** Lifecycle of a claim for a tax rebate. */
export const taxRebate = claimOf('tax_rebate', { 'zh-CN': '退税', en: 'Tax rebate' });
