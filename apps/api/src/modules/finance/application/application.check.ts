import type { Locale } from '@zonekit/api-client/contract';
import type { FinanceApplicationField, FinanceApplicationForm } from '@zonekit/api-client/finance/application/contract';
import type { Words } from '@zonekit/api-client/lifecycle';
import type { Tx, User } from '../../../frame/context.ts';
import { type FieldFault, refuseFaults } from '../../../frame/field-faults.ts';
import { FILE_GONE, fileFaults } from '../../file/handed-in.ts';
import type { Target } from '../target.ts';
import { seesFinanceFile } from './application.files.ts';

const NO_TERM: Words = { 'zh-CN': '请填写借款期限', en: 'Please fill in the term' };

/** Fen as ten-thousands of yuan: `500`. */
const wan = (fen: number, locale: Locale): string => (fen / 1_000_000).toLocaleString(locale);
const yuan = (fen: number): string => `CNY ${(fen / 100).toLocaleString('en')}`;

const outside = ({ min, max }: { min: number; max: number }): Words => ({
  'zh-CN': `金额应在${wan(min, 'zh-CN')}万至${wan(max, 'zh-CN')}万元之间`,
  en: `The amount should be between ${yuan(min)} and ${yuan(max)}`,
});
const outsideTerm = ({ min, max }: { min: number; max: number }): Words => ({
  'zh-CN': `期限应在${min}至${max}个月之间`,
  en: `The term should be between ${min} and ${max} months`,
});

type Fault = FieldFault<FinanceApplicationField | `${'statements' | 'attachments'}/${number}`>;

/** Amount and term that the target does not offer. */
const boundFaults = ({ amount, term_months }: FinanceApplicationForm, target: Target): Fault[] => {
  const faults: Fault[] = [];
  const within = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max;
  if (target.amount && !within(amount.amount, target.amount)) faults.push(['amount', outside(target.amount)]);
  if (target.term && term_months === null) faults.push(['term_months', NO_TERM]);
  if (target.term && term_months !== null && !within(term_months, target.term)) {
    faults.push(['term_months', outsideTerm(target.term)]);
  }
  return faults;
};

/**
 * Refuses what the target does not offer, and files that are not the enterprise's.
 * @throws Problem 422 with `fields`
 */
export const checkApplication = async (
  tx: Tx,
  form: FinanceApplicationForm,
  target: Target,
  { user, locale }: { user: User; locale: Locale },
): Promise<void> => {
  const faultsIn = (ids: readonly string[]) => fileFaults(tx, ids, user, seesFinanceFile);
  const faults: Fault[] = boundFaults(form, target);
  if ((await faultsIn([form.licence])).length > 0) faults.push(['licence', FILE_GONE]);
  for (const field of ['statements', 'attachments'] as const) {
    for (const index of await faultsIn(form[field])) faults.push([`${field}/${index}`, FILE_GONE]);
  }
  refuseFaults(faults, locale);
};
