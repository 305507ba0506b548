import type { Locale } from '@zonekit/api-client/contract';
import type { Attachment } from '@zonekit/api-client/file/contract';
import type { RegistrationField, RegistrationForm, SharedFact } from '@zonekit/api-client/registration/contract';
import { FACT_KEYS, type FactKey, factOf } from '@zonekit/api-client/registration/facts';
import { type FormField, fieldsOf, REGISTRATION_FORMS, stepsWith } from '@zonekit/api-client/registration/fields';
import { isEmptyValue, type RegistrationValue } from '@zonekit/api-client/registration/rules';
import type { RegistrationStep } from '@zonekit/api-client/registration/steps';
import type { Db, Tx } from '../../frame/context.ts';
import { shanghaiDay } from '../../frame/day.ts';
import { Problem } from '../../frame/problem.ts';
import { describeAttachments } from '../file/file.service.ts';
import { knownOf } from './registration.known.ts';
import { actorsOf } from './registration.life.ts';
import { type Caller, getRegistration, visible } from './registration.present.ts';
import * as repository from './registration.repository.ts';
import type { OptionRow, StepRow } from './registration.tables.ts';
import { type Known, shownValue } from './registration.values.ts';

/** What a choice offers: its own values, or those of the zone. */
export const choicesOf = (
  fact: FactKey,
  options: readonly OptionRow[],
  locale: Locale,
): { value: string; label: string }[] => {
  const definition = factOf(fact);
  if (definition.kind !== 'choice') return [];
  if (definition.options) {
    return Object.entries(definition.options).map(([value, label]) => ({ value, label: label[locale] }));
  }
  return options
    .filter((option) => option.fact === fact)
    .map(({ id, label_zh, label_en }) => ({ value: id, label: locale === 'en' ? label_en : label_zh }));
};

/** Copies what a snapshot or an answer holds into the contract's types, which can be changed. */
const plain = (value: RegistrationValue): NonNullable<RegistrationField['value']> =>
  value as NonNullable<RegistrationField['value']>;

const idsIn = (value: RegistrationValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

interface FormContext {
  known: Known;
  row: StepRow;
  options: readonly OptionRow[];
  files: Attachment[];
  now: Date;
}

/** The earliest day that a form can be submitted with; null where any will do. */
export const earliestOf = (fact: FactKey, now: Date): string | null =>
  factOf(fact).isAppointment ? shanghaiDay(now) : null;

const presentField = (
  { fact, section, required }: FormField,
  { known, row, options, files, now }: FormContext,
  locale: Locale,
): RegistrationField => {
  const { label, kind, hint, max } = factOf(fact);
  const shown = shownValue(known, row.step, fact);
  const ids = kind === 'files' ? idsIn(shown?.value) : [];
  return {
    key: fact,
    section,
    label: label[locale],
    hint: hint?.[locale] ?? null,
    kind,
    required,
    max: max ?? null,
    min: earliestOf(fact, now),
    options: choicesOf(fact, options, locale),
    value: shown && !isEmptyValue(shown.value) ? plain(shown.value) : null,
    source: shown?.source ?? null,
    locked: shown?.locked ?? false,
    remark: row.remarks.find(({ field }) => field === fact)?.remark ?? null,
    files: ids.flatMap((id) => files.find((file) => file.id === id) ?? []),
  };
};

/** Ids of all files in the form of a step. */
const filesIn = (known: Known, step: RegistrationStep): string[] =>
  fieldsOf(step).flatMap(({ fact }) =>
    factOf(fact).kind === 'files' ? idsIn(shownValue(known, step, fact)?.value) : [],
  );

/** The form of a step, prefilled. @throws Problem 404 */
export const getRegistrationForm = async (
  db: Db | Tx,
  caller: Caller,
  id: string,
  step: RegistrationStep,
): Promise<RegistrationForm> => {
  const { user, locale, now } = caller;
  const placed = visible((await repository.findRegistrations(db, [id]))[0], user);
  const [registration, steps, options] = await Promise.all([
    getRegistration(db, caller, id),
    repository.stepsOf(db, [id]),
    repository.optionsOf(db),
  ]);
  const rows = steps.get(id) ?? [];
  const row = rows.find((each) => each.step === step);
  const state = registration.steps.find((each) => each.step === step);
  if (!row || !state) throw new Problem(404, 'not_found');
  const known = knownOf(placed, rows);
  const files = await describeAttachments(db, [...new Set(filesIn(known, step))], user.user_id, locale);
  const fields = fieldsOf(step).map((field) => presentField(field, { known, row, options, files, now }, locale));
  const isApplicant = actorsOf(user, placed).includes('applicant');
  return {
    registration: { id, number: registration.number, name: registration.name },
    step: state,
    sections: REGISTRATION_FORMS[step].map(({ key, title }) => ({ key, title: title[locale] })),
    fields,
    counts: {
      filled: fields.filter(({ value, remark }) => value !== null && remark === null).length,
      to_mend: fields.filter(({ remark }) => remark !== null).length,
      to_fill: fields.filter(({ value, remark, required }) => required && value === null && remark === null).length,
    },
    editable: isApplicant && (row.state === 'todo' || row.state === 'returned'),
    saved_at: row.saved_at,
  };
};

/** A value as a person reads it; the label of a choice. */
export const factText = (
  fact: FactKey,
  value: RegistrationValue,
  options: readonly OptionRow[],
  locale: Locale,
): string => {
  const english = locale === 'en';
  if (factOf(fact).kind === 'choice') {
    return choicesOf(fact, options, locale).find((choice) => choice.value === value)?.label ?? '';
  }
  if (typeof value === 'object' && 'amount' in value) {
    const yuan = (value.amount / 100).toLocaleString(locale, { minimumFractionDigits: 2 });
    return english ? `CNY ${yuan}` : `${yuan}元`;
  }
  if (typeof value !== 'object') return String(value);
  const people = value.flatMap((item) => (typeof item === 'object' ? [item.name] : []));
  if (people.length > 0) return people.join(english ? ', ' : '、');
  return english ? `${value.length} ${value.length === 1 ? 'file' : 'files'}` : `${value.length}个文件`;
};

/** The facts that the forms share, each as the latest form that has it shows it. @throws Problem 404 */
export const getRegistrationFacts = async (
  db: Db | Tx,
  { user, locale }: Caller,
  id: string,
): Promise<SharedFact[]> => {
  const placed = visible((await repository.findRegistrations(db, [id]))[0], user);
  const [steps, options] = await Promise.all([repository.stepsOf(db, [id]), repository.optionsOf(db)]);
  const known = knownOf(placed, steps.get(id) ?? []);
  return FACT_KEYS.map((key) => {
    const used_in = stepsWith(key);
    const last = used_in.at(-1);
    const shown = last ? shownValue(known, last, key) : null;
    const value = shown && !isEmptyValue(shown.value) ? shown.value : null;
    return {
      key,
      label: factOf(key).label[locale],
      kind: factOf(key).kind,
      value: value && plain(value),
      text: value === null ? '' : factText(key, value, options, locale),
      source: shown?.source ?? null,
      used_in,
    };
  });
};
