import type { Locale } from '@zonekit/api-client/contract';
import type { Criterion } from '@zonekit/api-client/policy/contract';

export type Words = { 'zh-CN': string; en: string };

/** A criterion as it is stored: the contract's, with its words in both languages. */
export interface CriterionData extends Omit<Criterion, 'label' | 'clause'> {
  label: Words;
  clause: Words;
}

export const inLocale = (criterion: CriterionData, locale: Locale): Criterion => ({
  ...criterion,
  label: criterion.label[locale],
  clause: criterion.clause[locale],
});
