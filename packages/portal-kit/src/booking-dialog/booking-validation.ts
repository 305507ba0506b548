import { checkCreditCode, normaliseCreditCode } from '../credit-code/credit-code.ts';
import { type BookingValues, listOf, normalisePhone, parseWhole, textOf } from './booking-values.ts';
import { PHONE_DIGITS } from './core/constants.ts';
import { type BookingField, type BookingFieldsDefinition, confirmedName } from './core/definition.ts';

/** `unconfirmed`: a credit code whose check digit is wrong. */
export type FieldProblem = 'required' | 'invalid' | 'unconfirmed';

/** 1, then 3 to 9, then the rest. */
const MOBILE = new RegExp(`^1[3-9]\\d{${PHONE_DIGITS - 2}}$`);

const creditCodeProblem = (typed: string, confirmed: string): FieldProblem | null => {
  const code = normaliseCreditCode(typed);
  const verdict = checkCreditCode(code);
  if (verdict === 'malformed') return 'invalid';
  return verdict === 'valid' || code === confirmed ? null : 'unconfirmed';
};

const isValid = (field: BookingField, text: string): boolean => {
  switch (field.kind) {
    case 'text':
    case 'textarea':
      return field.rule?.(text) ?? true;
    case 'phone':
      return MOBILE.test(normalisePhone(text));
    case 'number':
      return parseWhole(text, field) !== null;
    case 'select':
      return field.values.includes(text);
    default:
      return true;
  }
};

const problemOf = (field: BookingField, values: BookingValues): FieldProblem | null => {
  const value = values[field.name];
  const text = textOf(value).trim();
  if (field.kind === 'checkboxes' ? listOf(value).length === 0 : text === '') return field.required ? 'required' : null;
  if (field.kind === 'credit-code') return creditCodeProblem(text, textOf(values[confirmedName(field.name)]));
  return field.kind === 'checkboxes' || isValid(field, text) ? null : 'invalid';
};

/**
 * Problems of the form by name, in its order; empty if it is valid. A credit code with a wrong check digit has to be
 * confirmed, and is not refused.
 */
export function validateBooking(
  { fields }: BookingFieldsDefinition,
  values: BookingValues,
): Readonly<Record<string, FieldProblem>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field, values);
      return problem ? [[field.name, problem]] : [];
    }),
  );
}
