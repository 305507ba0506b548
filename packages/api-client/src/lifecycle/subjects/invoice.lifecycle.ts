import { claimOf } from '../shared/claim.ts';

/** Lifecycle of a request for an invoice. */
export const invoice = claimOf('invoice', { 'zh-CN': '发票', en: 'Invoice' });
