import { createSlots, deviceStore, type Slot } from '@zonekit/portal-kit/device-storage/core';
import type { FormDraft } from '@zonekit/portal-kit/form-page/use-draft-form';
import * as z from 'zod/mini';
import { storedText } from '../../shared/form/draft-slots.ts';
import type { RecordBase } from '../../shared/form/use-record-form.ts';
import type { ApplicationValues } from './application-values.ts';

/** What was typed and is not at the service yet. */
export type ApplicationDraft = FormDraft<ApplicationValues, RecordBase>;

const draftSchema = z.object({
  values: z.object({
    contact_person: storedText,
    contact_phone: storedText,
    amount: storedText,
    statement: storedText,
    materials: z.array(storedText).check(z.maxLength(100)),
  }),
  base: z.nullable(z.object({ id: z.string(), version: z.number() })),
  at: z.string(),
});

const slotOf = createSlots<ApplicationDraft>((name) => ({
  key: `zonekit.application-draft.${name}`,
  version: 2,
  // The first version did not say when.
  migrate: { 1: (draft) => ({ ...(draft as object), at: new Date().toISOString() }) },
  parse: (value) => draftSchema.parse(value),
  store: deviceStore,
}));

/** For each user of this device and each call. @param materials how many the call asks for now */
export const draftSlot = (userId: string, callId: string, materials: number): Slot<ApplicationDraft> => {
  const slot = slotOf(`${userId}.${callId}`);
  return {
    ...slot,
    read() {
      const draft = slot.read();
      const files = Array.from({ length: materials }, (_, place) => draft?.values.materials[place] ?? '');
      return draft && { ...draft, values: { ...draft.values, materials: files } };
    },
  };
};
