import { createSlots, deviceStore, type Slot } from '@zonekit/portal-kit/device-storage/core';
import type { FormDraft } from '@zonekit/portal-kit/form-page/use-draft-form';
import * as z from 'zod/mini';

/** A text of a draft in the storage of this device. */
export const storedText = z.string().check(z.maxLength(4000));
/** A region of a draft: places from the province down. */
export const storedRegion = z.object({
  chosen: z.readonly(z.array(z.object({ id: storedText, name: storedText })).check(z.maxLength(3))),
  ended: z.boolean(),
});

/**
 * Slots of the storage of this device for the drafts of a kind of form: one for each user and record, by the id of the
 * record, which is null for a new one.
 * @param kind as part of the key: `address`
 */
export const formSlots = <Values>(
  kind: string,
  values: z.ZodMiniType<Values>,
): ((userId: string, id: string | null) => Slot<FormDraft<Values>>) => {
  const stored = z.object({ values, base: z.null(), at: z.string() });
  const slotOf = createSlots<FormDraft<Values>>((name) => ({
    key: `zonekit.${kind}-draft.${name}`,
    version: 1,
    parse: (value) => stored.parse(value),
    store: deviceStore,
  }));
  return (userId, id) => slotOf(`${userId}.${id ?? 'new'}`);
};
