import { claimOf } from '../shared/claim.ts';

/** Source: pages.md, "Lifecycles". */
export const settlement = claimOf('settlement', { 'zh-CN': '平台结算', en: 'Settlement' });
