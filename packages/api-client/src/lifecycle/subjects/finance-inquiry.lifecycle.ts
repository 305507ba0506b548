import { inquiryOf } from '../shared/inquiry.ts';

/** A question about a financial offer. */
export const financeInquiry = inquiryOf('finance_inquiry', { 'zh-CN': '融资咨询', en: 'Finance inquiry' });
