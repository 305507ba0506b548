import { claimOf } from '../shared/claim.ts';

/** Source: pages.md, "Lifecycles". */
export const taxRebate = claimOf('tax_rebate', { 'zh-CN': '退税', en: 'Tax rebate' });
