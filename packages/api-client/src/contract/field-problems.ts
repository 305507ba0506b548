import { en, zhCN } from 'zod/locales';
import type * as z from 'zod/mini';
import type { Locale } from './contract.ts';

const words = { 'zh-CN': zhCN().localeError, en: en().localeError };

/**
 * `details.fields` of `validation_failed`: path (`appointment_dates/0/period`) and problem, in the reader's language.
 */
export const fieldProblemsOf = (
  issues: readonly z.core.$ZodIssue[],
  locale: Locale,
): { path: string; message: string }[] =>
  issues.map((issue) => {
    const said = words[locale](issue as z.core.$ZodRawIssue);
    const message = typeof said === 'string' ? said : (said?.message ?? issue.message);
    return { path: issue.path.join('/'), message };
  });
