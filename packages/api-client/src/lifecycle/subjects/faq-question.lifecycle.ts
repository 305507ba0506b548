import { inquiryOf } from '../shared/inquiry.ts';

/** Source: pages.md, "Lifecycles". */
export const faqQuestion = inquiryOf('faq_question', { 'zh-CN': '政策提问', en: 'Policy question' });
