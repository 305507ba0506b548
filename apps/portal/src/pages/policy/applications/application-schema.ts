import type { DeclarationDetail } from '@zonekit/api-client/policy/contract';
import * as z from 'zod/mini';
import { fenOf } from './application-values.ts';

/** Mainland mobile number. Source: specification, section 5. */
const MOBILE = /^1[3-9]\d{9}$/;
const YUAN = /^(\d{1,12}(\.\d{1,2})?)?$/;

export interface ApplicationMessages {
  contact: string;
  phone: string;
  amount: string;
  statement: string;
  material: (name: string) => string;
  awaited: string;
}

/**
 * What an application needs to be handed in for this call. The service checks the same once more.
 *
 * @param awaited places of materials whose file is still to arrive: the application would go without it
 */
export const applicationSchema = (
  { amount, materials }: DeclarationDetail,
  awaited: ReadonlySet<number>,
  say: ApplicationMessages,
) => {
  const limit = amount?.amount ?? 0;
  return z.object({
    contact_person: z.string().check(z.trim(), z.minLength(1, say.contact)),
    contact_phone: z.string().check(z.trim(), z.regex(MOBILE, say.phone)),
    amount: z.string().check(
      z.trim(),
      z.refine((yuan) => {
        const fen = YUAN.test(yuan) ? fenOf(yuan) : 0;
        return fen === null || (fen > 0 && fen <= limit);
      }, say.amount),
    ),
    statement: z.string().check(z.trim(), z.minLength(1, say.statement)),
    materials: z.array(z.string()).check(
      z.superRefine((files: string[], context) => {
        materials.forEach(({ name, required }, place) => {
          const missing = required && !files[place] && say.material(name);
          const message = awaited.has(place) ? say.awaited : missing;
          if (message) context.addIssue({ code: 'custom', path: [place], message, input: files });
        });
      }),
    ),
  });
};

/** What even a draft may not hold: the service would refuse it. */
export const isDraftPhone = (phone: string): boolean => phone === '' || MOBILE.test(phone);
