import { MOST_VISITORS } from '@zonekit/api-client/space/appointment/lists';
import type { DraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import * as z from 'zod/mini';
import { formSlots, storedText } from '../../shared/form/draft-slots.ts';
import { readTime } from './viewing-time.ts';

const stored = z.object({
  park_id: storedText,
  unit_id: storedText,
  time: storedText,
  contact_person: storedText,
  contact_phone: storedText,
  visitors: z.nullable(z.number()),
  remark: storedText,
});
/** Drafts of this device, one for each place. */
export const viewingSlot = formSlots('viewing', stored);

type Missing = 'parkMissing' | 'timeMissing' | 'personMissing' | 'phoneRule' | 'visitorsRule';

/** What a viewing needs to be requested. The service checks the same once more. */
export const viewingSchema = (say: (missing: Missing) => string) =>
  z.object({
    park_id: z.string().check(z.minLength(1, say('parkMissing'))),
    unit_id: z.string(),
    time: z.string().check(z.refine((time: string) => readTime(time) !== null, say('timeMissing'))),
    contact_person: z.string().check(z.trim(), z.minLength(1, say('personMissing'))),
    contact_phone: z.string().check(z.trim(), z.regex(/^1[3-9]\d{9}$/, say('phoneRule'))),
    visitors: z.nullable(z.number()).check(z.refine(isVisitors, say('visitorsRule'))),
    remark: z.string().check(z.trim()),
  });

const isVisitors = (count: number | null) =>
  count !== null && Number.isInteger(count) && count >= 1 && count <= MOST_VISITORS;

export type ViewingSchema = ReturnType<typeof viewingSchema>;
export type ViewingFields = DraftForm<ViewingSchema, null>['form'];
