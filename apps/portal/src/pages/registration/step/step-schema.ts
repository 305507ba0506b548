import type { RegistrationField } from '@zonekit/api-client/registration/contract';
import { faultWords } from '@zonekit/api-client/registration/rules';
import * as z from 'zod/mini';
import { stepValues } from './step-slots.ts';
import { fieldFault, pathOf, type StepValues } from './step-values.ts';

export interface StepRules {
  fields: readonly RegistrationField[];
  /** Facts with a file that is still to arrive: the step would go without it. */
  awaited: ReadonlySet<string>;
  notYet: string;
  locale: 'zh-CN' | 'en';
}

/** What a step needs to be submitted, by the rules of the contract. The service checks the same once more. */
export const stepSchema = ({ fields, awaited, notYet, locale }: StepRules) =>
  stepValues.check(
    z.superRefine((values: StepValues, context) => {
      for (const field of fields) {
        const fault = fieldFault(field, values);
        const message = awaited.has(field.key) ? notYet : fault && faultWords(fault, field, locale);
        if (message) context.addIssue({ code: 'custom', path: pathOf(field).split('.'), message, input: values });
      }
    }),
  );
export type StepSchema = ReturnType<typeof stepSchema>;
