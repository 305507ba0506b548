import type { RegistrationField } from '@zonekit/api-client/registration/contract';
import type { FactKind } from '@zonekit/api-client/registration/facts';
import {
  type FieldFault,
  faultOf,
  type ListedPerson,
  type RegistrationValue,
} from '@zonekit/api-client/registration/rules';
import { amountText, fenOf } from '../../shared/amount/amount.ts';

/** What the form of a step holds, by the fact: what is typed as text, ids of files, and people. */
export interface StepValues {
  texts: Record<string, string>;
  files: Record<string, string[]>;
  people: Record<string, ListedPerson[]>;
}
export type ValueGroup = keyof StepValues;

export const groupOf = (kind: FactKind): ValueGroup => (kind === 'files' || kind === 'people' ? kind : 'texts');

/** Path of a field in the form. */
export const pathOf = ({ key, kind }: Pick<RegistrationField, 'key' | 'kind'>) => `${groupOf(kind)}.${key}` as const;

const textOf = (value: RegistrationField['value']): string => {
  if (value === null || Array.isArray(value)) return '';
  return typeof value === 'object' ? amountText(value.amount, 'yuan') : String(value);
};

const isText = (item: string | ListedPerson): item is string => typeof item === 'string';
const isPerson = (item: string | ListedPerson): item is ListedPerson => typeof item !== 'string';

export const valuesOf = (fields: readonly RegistrationField[]): StepValues => {
  const values: StepValues = { texts: {}, files: {}, people: {} };
  for (const { key, kind, value } of fields) {
    const items: readonly (string | ListedPerson)[] = Array.isArray(value) ? value : [];
    if (kind === 'files') values.files[key] = items.filter(isText);
    else if (kind === 'people') values.people[key] = items.filter(isPerson);
    else values.texts[key] = textOf(value);
  }
  return values;
};

const isFilled = ({ name, id_card }: ListedPerson) => name.trim() !== '' || id_card.trim() !== '';

/** A field as the service takes it: null for nothing, undefined for what is no amount or number yet. */
export const sentValue = (
  { key, kind }: Pick<RegistrationField, 'key' | 'kind'>,
  values: StepValues,
): Exclude<RegistrationField['value'], undefined> | undefined => {
  if (kind === 'files') return values.files[key]?.length ? values.files[key] : null;
  if (kind === 'people') {
    const people = (values.people[key] ?? [])
      .filter(isFilled)
      .map(({ name, id_card }) => ({ name: name.trim(), id_card: id_card.trim().toUpperCase() }));
    return people.length > 0 ? people : null;
  }
  const text = (values.texts[key] ?? '').trim();
  if (text === '') return null;
  if (kind === 'money') {
    const amount = fenOf(text, 'yuan');
    return amount === null ? undefined : { amount, currency: 'CNY' };
  }
  if (kind === 'number') return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  if (kind === 'id_card' || kind === 'credit_code') return text.toUpperCase();
  return kind === 'digits' || kind === 'phone' ? text.replaceAll(/\s/g, '') : text;
};

/** What is wrong with a field; null for what is right or cannot be changed. */
export const fieldFault = (field: RegistrationField, values: StepValues): FieldFault | null => {
  if (field.locked) return null;
  const value = sentValue(field, values);
  if (value === undefined) return 'invalid';
  const { kind, required, max, min, options } = field;
  return faultOf(
    { kind, required, max, min, options: options.map((option) => option.value) },
    value as RegistrationValue,
  );
};

/** What a field needs of its reader. */
export type Need = 'none' | 'mend' | 'fill';

/**
 * @param before as the step was returned; null where that is not known: then a remark stays
 */
export const needOf = (field: RegistrationField, values: StepValues, before: StepValues | null): Need => {
  if (fieldFault(field, values)) return 'fill';
  return field.remark !== null && !isChanged(field, values, before) ? 'mend' : 'none';
};

/** Whether a returned field differs from what was returned. */
export const isChanged = (field: RegistrationField, values: StepValues, before: StepValues | null): boolean =>
  before !== null && JSON.stringify(sentValue(field, before)) !== JSON.stringify(sentValue(field, values));

/** Fields of a draft that the service can take: everything that can be changed. */
export const draftOf = (fields: readonly RegistrationField[], values: StepValues) =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = field.locked ? undefined : sentValue(field, values);
      return value === undefined ? [] : [[field.key, value]];
    }),
  );
