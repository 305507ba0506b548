import { entryOf } from '../shared/entry-application.ts';

/** Lifecycle of an expert's entry application. */
export const expertEntry = entryOf('expert_entry', { 'zh-CN': '专家入驻申请', en: 'Expert entry application' });
