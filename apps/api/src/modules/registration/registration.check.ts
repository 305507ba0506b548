import type { Locale } from '@zonekit/api-client/contract';
import { type FactKey, factOf } from '@zonekit/api-client/registration/facts';
import { fieldsOf } from '@zonekit/api-client/registration/fields';
import { type ResultKey, resultsOf } from '@zonekit/api-client/registration/results';
import { faultOf, faultWords, isEmptyValue, type RegistrationValue } from '@zonekit/api-client/registration/rules';
import type { RegistrationStep } from '@zonekit/api-client/registration/steps';
import type { Db, Tx, User } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import { fileFaults } from '../file/handed-in.ts';
import { seesRegistrationFile } from './registration.files.ts';
import { choicesOf, earliestOf } from './registration.form.ts';
import type { OptionRow } from './registration.tables.ts';
import { type Known, shownValue } from './registration.values.ts';

interface FieldFault {
  path: string;
  message: string;
}

/** @throws Problem 422 with `fields` where there are any */
export const refuse = (faults: readonly FieldFault[]): void => {
  if (faults.length > 0) throw new Problem(422, 'validation_failed', { details: { fields: faults } });
};

const wordsFor = (fact: FactKey, fault: NonNullable<ReturnType<typeof faultOf>>, locale: Locale): FieldFault => {
  const { kind, label, max } = factOf(fact);
  return { path: fact, message: faultWords(fault, { kind, label: label[locale], max: max ?? null }, locale) };
};

/** Whether a draft may hold a value: what is typed in half may be saved, what is of another type may not. */
const isOfKind = (fact: FactKey, value: RegistrationValue): boolean => {
  const { kind } = factOf(fact);
  if (isEmptyValue(value)) return true;
  if (kind === 'money') return typeof value === 'object' && 'amount' in value;
  if (kind === 'number') return typeof value === 'number';
  if (kind === 'files') return Array.isArray(value) && value.every((item) => typeof item === 'string');
  if (kind === 'people') return Array.isArray(value) && value.every((item) => typeof item === 'object');
  return typeof value === 'string';
};

type Values = Readonly<Partial<Record<FactKey, RegistrationValue | null>>>;

const NOT_ITS_OWN: Record<Locale, string> = {
  'zh-CN': '该项不在这张表中',
  en: 'This form has no such field',
};
const LOCKED: Record<Locale, string> = {
  'zh-CN': '以证照和窗口登记为准，不能在此修改',
  en: 'It stands as the licence or the office has it, and cannot be changed here',
};

/** What a draft of a step cannot be saved with. */
export const draftFaults = async (
  tx: Tx,
  {
    step,
    values,
    options,
    lockedFacts,
  }: {
    step: RegistrationStep;
    values: Values;
    options: readonly OptionRow[];
    lockedFacts: readonly FactKey[];
  },
  { user, locale }: { user: User; locale: Locale },
): Promise<FieldFault[]> => {
  const own = new Set(fieldsOf(step).map(({ fact }) => fact));
  const faults: FieldFault[] = lockedFacts.map((path) => ({ path, message: LOCKED[locale] }));
  for (const [key, value] of Object.entries(values)) {
    const fact = key as FactKey;
    if (!own.has(fact)) faults.push({ path: fact, message: NOT_ITS_OWN[locale] });
    else if (value !== null && value !== undefined && !isOfKind(fact, value))
      faults.push(wordsFor(fact, 'invalid', locale));
    else if (value) faults.push(...(await contentFaults(tx, fact, value, options, { user, locale })));
  }
  return faults;
};

const contentFaults = async (
  db: Db | Tx,
  fact: FactKey,
  value: RegistrationValue,
  options: readonly OptionRow[],
  { user, locale }: { user: User; locale: Locale },
): Promise<FieldFault[]> => {
  const { kind, max } = factOf(fact);
  if (kind === 'choice') {
    const choices = choicesOf(fact, options, locale).map((choice) => choice.value);
    return choices.includes(String(value)) ? [] : [wordsFor(fact, 'choose', locale)];
  }
  const size = typeof value === 'string' || Array.isArray(value) ? value.length : 0;
  if (max && size > max) return [wordsFor(fact, 'too_long', locale)];
  if (kind !== 'files' || !Array.isArray(value)) return [];
  const ids = value.filter((item): item is string => typeof item === 'string');
  const wrong = await fileFaults(db, ids, user, seesRegistrationFile);
  return wrong.map((index) => ({ ...wordsFor(fact, 'invalid', locale), path: `${fact}/${index}` }));
};

/** What a form lacks to be submitted. */
export const submitFaults = (
  known: Known,
  step: RegistrationStep,
  options: readonly OptionRow[],
  { locale, now }: { locale: Locale; now: Date },
): FieldFault[] =>
  fieldsOf(step).flatMap(({ fact, required }) => {
    const { kind, max } = factOf(fact);
    const choices = choicesOf(fact, options, locale).map(({ value }) => value);
    const field = { kind, required, max: max ?? null, min: earliestOf(fact, now), options: choices };
    const fault = faultOf(field, shownValue(known, step, fact)?.value);
    return fault ? [wordsFor(fact, fault, locale)] : [];
  });

export type Results = Partial<Record<ResultKey, string>>;

/** What the office of a step has left out of its results, or wrote down wrongly. */
export const resultFaults = (step: RegistrationStep, results: Results, locale: Locale): FieldFault[] => {
  const definitions = resultsOf(step);
  const stray = Object.keys(results).filter((key) => !Object.hasOwn(definitions, key));
  return [
    ...stray.map((key) => ({ path: `results/${key}`, message: NOT_ITS_OWN[locale] })),
    ...Object.entries(definitions).flatMap(([key, { kind, label }]) => {
      const typed = results[key as ResultKey];
      const value = kind === 'number' && typed ? Number(typed) : typed;
      const fault = faultOf({ kind, required: true }, value);
      if (!fault) return [];
      return [{ path: `results/${key}`, message: faultWords(fault, { kind, label: label[locale] }, locale) }];
    }),
  ];
};
