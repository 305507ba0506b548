import { entryOf } from '../shared/entry-application.ts';

/** Lifecycle of an application to enter a park. */
export const entryApplication = entryOf('entry_application', { 'zh-CN': '入园申请', en: 'Park entry application' });
