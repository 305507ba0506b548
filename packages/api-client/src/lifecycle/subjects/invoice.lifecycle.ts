import { claimOf } from '../shared/claim.ts';

/** Source: pages.md, "Lifecycles". */
export const invoice = claimOf('invoice', { 'zh-CN': '发票', en: 'Invoice' });
