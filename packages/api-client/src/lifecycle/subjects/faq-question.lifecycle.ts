import { inquiryOf } from '../shared/inquiry.ts';

/** Lifecycle of a question about a policy. */
export const faqQuestion = inquiryOf('faq_question', { 'zh-CN': '政策提问', en: 'Policy question' });
