import { DECORATIONS, HOUSE_TYPES } from '@zonekit/api-client/space/lists';
import type { Need } from '@zonekit/api-client/space/need/contract';
import type { DraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import * as z from 'zod/mini';
import { formSlots, storedText } from '../../shared/form/draft-slots.ts';

const amount = z.nullable(z.number());
const several = z.array(storedText).check(z.maxLength(50));

const stored = z.object({
  house_types: several,
  area_min: amount,
  area_max: amount,
  /** Yuan. */
  rent_max: amount,
  parks: several,
  from_on: storedText,
  decorations: several,
  remark: storedText,
  contact_person: storedText,
  contact_phone: storedText,
});
export const needSlot = formSlots('space-need', stored);

type Missing = 'house_types' | 'area_min' | 'area_max' | 'rent_max' | 'from_on' | 'contact_person' | 'contact_phone';

/**
 * What a need must say to be published. The service checks the same once more.
 * @param today `YYYY-MM-DD`
 */
export const needSchema = (today: string, say: (missing: Missing) => string) =>
  z
    .object({
      house_types: z.array(z.string()).check(z.minLength(1, say('house_types'))),
      area_min: amount.check(z.refine((area) => area !== null && area >= 1, say('area_min'))),
      area_max: amount,
      rent_max: amount.check(z.refine((rent) => rent === null || rent > 0, say('rent_max'))),
      parks: z.array(z.string()),
      from_on: z.string().check(z.refine((day: string) => day >= today, say('from_on'))),
      decorations: z.array(z.string()),
      remark: z.string().check(z.trim()),
      contact_person: z.string().check(z.trim(), z.minLength(1, say('contact_person'))),
      contact_phone: z.string().check(z.trim(), z.regex(/^1[3-9]\d{9}$/, say('contact_phone'))),
    })
    .check(
      z.refine(({ area_min, area_max }) => area_max === null || area_min === null || area_max >= area_min, {
        path: ['area_max'],
        message: say('area_max'),
      }),
    );

export type NeedSchema = ReturnType<typeof needSchema>;
export type NeedFields = DraftForm<NeedSchema, null>['form'];

/** The values as the service takes them; rent in fen. */
export const needBody = ({ house_types, decorations, area_min, rent_max, ...values }: z.output<NeedSchema>) => ({
  ...values,
  house_types: HOUSE_TYPES.filter((type) => house_types.includes(type)),
  decorations: DECORATIONS.filter((decoration) => decorations.includes(decoration)),
  area_min: area_min ?? 0,
  rent_max:
    rent_max === null ? null : ({ amount: Math.round(rent_max * 100), currency: 'CNY' } satisfies Need['rent_max']),
});
