import { createSlots, deviceStore, type Slot } from '@zonekit/portal-kit/device-storage/core';
import type { FormDraft } from '@zonekit/portal-kit/form-page/use-draft-form';
import * as z from 'zod/mini';
import { storedText } from '../../../shared/form/draft-slots.ts';
import type { RecordBase } from '../../../shared/form/use-record-form.ts';
import type { ApplicationValues } from './application-values.ts';

export type ApplicationDraft = FormDraft<ApplicationValues, RecordBase>;

const values = z.object({
  enterprise_name: storedText,
  credit_code: storedText,
  address: storedText,
  industry: storedText,
  unit_id: storedText,
  starts_on: storedText,
  term_months: storedText,
  rent_period: storedText,
  purpose: storedText,
  headcount: storedText,
  investment: storedText,
  environmental_impact: storedText,
  environmental_note: storedText,
  contact_person: storedText,
  contact_phone: storedText,
  licence: storedText,
  attachments: z.array(storedText).check(z.maxLength(20)),
});
const stored = z.object({
  values,
  base: z.nullable(z.object({ id: z.string(), version: z.number() })),
  at: z.string(),
});

const draftSlots = createSlots<ApplicationDraft>((name) => ({
  key: `zonekit.entry-application-draft.${name}`,
  version: 1,
  parse: (value) => stored.parse(value),
  store: deviceStore,
}));

/** What is typed of an application, for each user of this device. A new one is identified by the unit that it came from. */
export const draftSlot = (userId: string, id: string | null, unitId: string): Slot<ApplicationDraft> =>
  draftSlots(`${userId}.${id ?? `new.${unitId}`}`);

/** A slot whose place changes once the service has given a new application its id. */
export const movingSlot = (first: Slot<ApplicationDraft>) => {
  let current = first;
  const slot: Slot<ApplicationDraft> = {
    read: () => current.read(),
    write: (draft) => current.write(draft),
    remove: () => current.remove(),
  };
  return {
    slot,
    moveTo: (next: Slot<ApplicationDraft>) => {
      current.remove();
      current = next;
    },
  };
};

const returned = z.object({ at: z.string(), values });

const returnedSlots = createSlots<z.infer<typeof returned>>((name) => ({
  key: `zonekit.entry-application-returned.${name}`,
  version: 1,
  parse: (value) => returned.parse(value),
  store: deviceStore,
}));

/**
 * The values of an application as it was returned, so that a correction is shown beside them. The service has the present
 * ones alone, so they are stored when the returned application is first opened; null where it was edited before that.
 */
export const valuesAtReturn = (
  { id, at, updatedAt }: { id: string; at: string; updatedAt: string },
  present: ApplicationValues,
): ApplicationValues | null => {
  const slot = returnedSlots(id);
  const earlier = slot.read();
  if (earlier?.at === at) return earlier.values;
  if (Date.parse(updatedAt) > Date.parse(at)) return null;
  slot.write({ at, values: present });
  return present;
};
