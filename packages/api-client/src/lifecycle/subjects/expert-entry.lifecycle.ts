import { entryOf } from '../shared/entry-application.ts';

/** Source: pages.md, "Lifecycles". */
export const expertEntry = entryOf('expert_entry', { 'zh-CN': '专家入驻申请', en: 'Expert entry application' });
