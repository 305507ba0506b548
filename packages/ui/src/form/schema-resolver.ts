import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { $ZodType, input, output } from 'zod/v4/core';
import { messageAt } from './form-errors.ts';

/** A schema of zod or zod/mini from object to object. */
export type FormSchema = $ZodType<FieldValues, FieldValues>;

/**
 * Checks a form by its schema. By the Standard Schema interface, so that zod itself is no part of this file's weight:
 * a form of zod/mini stays as light as zod/mini. The first message of a field counts.
 */
export const schemaResolver =
  <Schema extends FormSchema>(schema: Schema): Resolver<input<Schema>, unknown, output<Schema>> =>
  async (values) => {
    const result = await schema['~standard'].validate(values);
    if (!result.issues) return { values: result.value as output<Schema>, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const { message, path = [] } of result.issues) {
      const name = path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.') || 'root';
      if (messageAt(errors, name)) continue;
      const branch: object | undefined = get(errors, name);
      set(errors, name, { ...branch, type: 'schema', message });
    }
    return { values: {}, errors: errors as FieldErrors<input<Schema>> };
  };
