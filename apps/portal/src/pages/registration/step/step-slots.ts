import type { RegistrationForm } from '@zonekit/api-client/registration/contract';
import { createSlots, deviceStore, type Slot } from '@zonekit/portal-kit/device-storage/core';
import type { FormDraft } from '@zonekit/portal-kit/form-page/use-draft-form';
import * as z from 'zod/mini';
import { storedText } from '../../shared/form/draft-slots.ts';
import type { RecordBase } from '../../shared/form/use-record-form.ts';
import { type StepValues, valuesOf } from './step-values.ts';

export type StepDraft = FormDraft<StepValues, RecordBase>;

const person = z.object({ name: storedText, id_card: storedText });
export const stepValues = z.object({
  texts: z.record(storedText, storedText),
  files: z.record(storedText, z.array(storedText).check(z.maxLength(20))),
  people: z.record(storedText, z.array(person).check(z.maxLength(200))),
});

const stored = z.object({
  values: stepValues,
  base: z.nullable(z.object({ id: z.string(), version: z.number() })),
  at: z.string(),
});

const draftSlots = createSlots<StepDraft>((name) => ({
  key: `zonekit.registration-draft.${name}`,
  version: 1,
  parse: (value) => stored.parse(value),
  store: deviceStore,
}));

const nameOf = ({ registration, step }: Pick<RegistrationForm, 'registration' | 'step'>) =>
  `${registration.id}.${step.step}`;

/** What is typed into a step's form, for each user of this device. */
export const draftSlot = (userId: string, form: RegistrationForm): Slot<StepDraft> =>
  draftSlots(`${userId}.${nameOf(form)}`);

const returned = z.object({ at: z.string(), values: stepValues });
const returnedSlots = createSlots<z.infer<typeof returned>>((name) => ({
  key: `zonekit.registration-returned.${name}`,
  version: 1,
  parse: (value) => returned.parse(value),
  store: deviceStore,
}));

/**
 * The values of a step as it was returned, so that a correction is seen as one. The service has the present ones alone, so
 * they are stored when the returned step is first opened; null where it was saved before that, or is not returned.
 */
export const valuesAtReturn = (form: RegistrationForm): StepValues | null => {
  const at = form.step.returned?.at;
  if (at === undefined) return null;
  const slot = returnedSlots(nameOf(form));
  const earlier = slot.read();
  if (earlier?.at === at) return earlier.values;
  if (form.saved_at !== null && Date.parse(form.saved_at) > Date.parse(at)) return null;
  const present = valuesOf(form.fields);
  slot.write({ at, values: present });
  return present;
};
