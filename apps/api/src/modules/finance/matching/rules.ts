import type { Words } from '@zonekit/api-client/lifecycle';
import type { Criterion } from '@zonekit/api-client/policy/contract';
import type { CriterionData } from '../../policy/matching/criterion-data.ts';
import { moneyWords } from '../../policy/matching/words.ts';
import { collaterals, loanPurposes } from '../product/product.labels.ts';
import type { ProductRow } from '../product/product.tables.ts';
import type { NeedField } from './need.ts';

/** Fen of ten-thousand yuan. */
export const WAN = 1_000_000;

const names: Record<NeedField, Words> = {
  'need.amount': { 'zh-CN': '额度', en: 'Amount' },
  'need.term': { 'zh-CN': '期限', en: 'Term' },
  'need.purpose': { 'zh-CN': '用途', en: 'Purpose' },
  'need.collateral': { 'zh-CN': '担保', en: 'Security' },
};

const allOf = <T extends string>(values: readonly T[], labels: Readonly<Record<T, Words>>): Words => ({
  'zh-CN': values.map((value) => labels[value]['zh-CN']).join('、'),
  en: values.map((value) => labels[value].en).join(', '),
});

const rule = (
  field: NeedField,
  operator: Criterion['operator'],
  value: Criterion['value'],
  label: Words,
): CriterionData => ({ id: field, field, operator, value, label, clause: names[field] });

/** Everything that a loan asks for: sum, term, purpose, security, then the conditions of the enterprise. */
export const rulesOf = (row: ProductRow): CriterionData[] => {
  const [least, most] = [row.amount_min / WAN, row.amount_max / WAN];
  return [
    rule('need.amount', 'between', [least, most], {
      'zh-CN': `额度${moneyWords(least, 'zh-CN')}至${moneyWords(most, 'zh-CN')}`,
      en: `${moneyWords(least, 'en')} to ${moneyWords(most, 'en')}`,
    }),
    rule('need.term', 'between', [row.term_min, row.term_max], {
      'zh-CN': `期限${row.term_min}至${row.term_max}个月`,
      en: `${row.term_min} to ${row.term_max} months`,
    }),
    rule('need.purpose', 'any_of', row.purposes, {
      'zh-CN': `用于${allOf(row.purposes, loanPurposes)['zh-CN']}`,
      en: `For ${allOf(row.purposes, loanPurposes).en}`,
    }),
    rule('need.collateral', 'any_of', row.collaterals, allOf(row.collaterals, collaterals)),
    ...row.conditions,
  ];
};
