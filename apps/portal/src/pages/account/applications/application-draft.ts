import { createSlots, deviceStore } from '@zonekit/portal-kit/device-storage/core';
import * as z from 'zod/mini';
import type { ApplicationValues } from './application-values.ts';

const text = z.string().check(z.maxLength(4000));
const kept = z.object({
  values: z.object({
    contact_person: text,
    contact_phone: text,
    amount: text,
    statement: text,
    materials: z.array(text).check(z.maxLength(100)),
  }),
  /** What it changes: the application at the service, and which edition of it. Null before the first save. */
  base: z.nullable(z.object({ id: z.string(), version: z.number() })),
});
/** What was typed and is not at the service yet. */
export type KeptDraft = z.infer<typeof kept>;

/** One for each user of this device and each call. */
const slotOf = createSlots<KeptDraft>((name) => ({
  key: `zonekit.application-draft.${name}`,
  version: 1,
  parse: (value) => kept.parse(value),
  store: deviceStore,
}));
const draftOf = (userId: string, callId: string) => slotOf(`${userId}.${callId}`);

/** What this user has typed on this device for a call and not saved, with as many materials as the call asks for now. */
export const loadKept = (userId: string, callId: string, count: number): KeptDraft | null => {
  const found = draftOf(userId, callId).read();
  if (!found) return null;
  const materials: ApplicationValues['materials'] = Array.from(
    { length: count },
    (_, place) => found.values.materials[place] ?? '',
  );
  return { ...found, values: { ...found.values, materials } };
};

/** @returns whether it will be there after a reload */
export const keep = (userId: string, callId: string, draft: KeptDraft): boolean => draftOf(userId, callId).write(draft);

export const forgetKept = (userId: string, callId: string): void => draftOf(userId, callId).remove();
