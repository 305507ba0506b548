import { claimOf } from '../shared/claim.ts';

/** Lifecycle of a platform's settlement. */
export const settlement = claimOf('settlement', { 'zh-CN': '平台结算', en: 'Settlement' });
