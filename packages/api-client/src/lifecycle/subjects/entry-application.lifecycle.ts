import { entryOf } from '../shared/entry-application.ts';

/** Source: pages.md, "Lifecycles". */
export const entryApplication = entryOf('entry_application', { 'zh-CN': '入园申请', en: 'Park entry application' });
