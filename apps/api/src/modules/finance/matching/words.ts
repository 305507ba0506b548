import type { Locale } from '@zonekit/api-client/contract';
import type { Words } from '@zonekit/api-client/lifecycle';
import type { CriterionVerdict } from '@zonekit/api-client/policy/contract';
import type { Judgement } from '../../../frame/matching/judgement.ts';
import { type CriterionData, inLocale } from '../../policy/matching/criterion-data.ts';
import { type IndustryName, inWords, moneyWords } from '../../policy/matching/words.ts';
import { collaterals, loanPurposes } from '../product/product.labels.ts';
import { type LoanActual, NEED_FIELDS, type NeedActual, type NeedField } from './need.ts';

const isNeed = (field: string): field is NeedField => NEED_FIELDS.some((name) => name === field);

const amountWords = (field: 'need.amount' | 'need.term', value: number, locale: Locale): string => {
  if (field === 'need.amount') return moneyWords(value, locale);
  if (locale === 'zh-CN') return `${value}个月`;
  return value === 1 ? '1 month' : `${value} months`;
};

const actualWords = (actual: NeedActual, locale: Locale): string => {
  switch (actual.kind) {
    case 'need':
      return amountWords(actual.field, actual.value, locale);
    case 'purpose':
      return loanPurposes[actual.value][locale];
    case 'collateral':
      return actual.values.map((value) => collaterals[value][locale]).join(locale === 'en' ? ', ' : '、');
  }
};

const isNeedActual = (actual: LoanActual): actual is NeedActual =>
  actual.kind === 'need' || actual.kind === 'purpose' || actual.kind === 'collateral';

/** `改为12个月，比需要短12个月`. */
const changeWords = (field: 'need.amount' | 'need.term', to: number, from: number, locale: Locale): string => {
  const goal = amountWords(field, to, locale);
  const gap = amountWords(field, Math.abs(Number((to - from).toFixed(4))), locale);
  const less = to < from;
  if (field === 'need.amount')
    return locale === 'zh-CN'
      ? `改为${goal}即符合，比需要${less ? '少' : '多'}${gap}`
      : `Fits at ${goal}, ${gap} ${less ? 'less' : 'more'} than needed`;
  return locale === 'zh-CN'
    ? `改为${goal}即符合，比需要${less ? '短' : '长'}${gap}`
    : `Fits at ${goal}, ${gap} ${less ? 'shorter' : 'longer'} than needed`;
};

const questions: Record<NeedField, Words> = {
  'need.amount': { 'zh-CN': '需要多少万元？', en: 'How much do you need, in units of CNY 10k?' },
  'need.term': { 'zh-CN': '用多久？', en: 'For how long?' },
  'need.purpose': { 'zh-CN': '用在哪里？', en: 'What for?' },
  'need.collateral': { 'zh-CN': '能提供什么担保？', en: 'What can you offer as security?' },
};

/** A judgement in the words of a language, as the contract gives it. */
export const loanWords = (
  data: CriterionData,
  judgement: Judgement<LoanActual>,
  locale: Locale,
  industry: IndustryName,
): CriterionVerdict => {
  const { actual, nearest_change: change, ask, verdict } = judgement;
  if (!isNeed(data.field)) {
    const own = actual === null || isNeedActual(actual) ? null : actual;
    return inWords(data, { ...judgement, actual: own }, locale, industry);
  }
  const need = actual !== null && isNeedActual(actual) ? actual : null;
  return {
    criterion: inLocale(data, locale),
    verdict,
    actual: need && actualWords(need, locale),
    nearest_change:
      change && need?.kind === 'need' && typeof change.to === 'number'
        ? { ...change, label: changeWords(need.field, change.to, need.value, locale) }
        : null,
    ask: ask && { ...ask, question: questions[data.field][locale] },
  };
};
