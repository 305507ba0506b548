import type { Words } from './lifecycle.ts';

/** Actors of several lifecycles. */
export const applicant: Words = { 'zh-CN': '申请人', en: 'Applicant' };
export const operator: Words = { 'zh-CN': '园区受理人员', en: 'Zone office' };
export const buyer: Words = { 'zh-CN': '买方', en: 'Buyer' };
export const seller: Words = { 'zh-CN': '服务方', en: 'Seller' };
/** The clock: a date that came, a place that was taken. */
export const system: Words = { 'zh-CN': '系统', en: 'System' };
