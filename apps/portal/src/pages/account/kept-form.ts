import { createSlots, deviceStore, type Slot } from '@zonekit/portal-kit/device-storage/core';
import type { FormDraft } from '@zonekit/portal-kit/form-page/use-draft-form';
import * as z from 'zod/mini';

/** A text of a draft, as this device kept it. */
export const keptText = z.string().check(z.maxLength(4000));
/** A region of a draft: places from the province down. */
export const keptRegion = z.object({
  chosen: z.readonly(z.array(z.object({ id: keptText, name: keptText })).check(z.maxLength(3))),
  ended: z.boolean(),
});

/**
 * Where this device keeps what was typed of a kind of thing: for each user and each of them, by its id; null for a new one.
 * @param kind as part of the key: `address`
 */
export const formSlots = <Values>(
  kind: string,
  values: z.ZodMiniType<Values>,
): ((userId: string, id: string | null) => Slot<FormDraft<Values>>) => {
  const kept = z.object({ values, base: z.null(), at: z.string() });
  const slotOf = createSlots<FormDraft<Values>>((name) => ({
    key: `zonekit.${kind}-draft.${name}`,
    version: 1,
    parse: (value) => kept.parse(value),
    store: deviceStore,
  }));
  return (userId, id) => slotOf(`${userId}.${id ?? 'new'}`);
};
