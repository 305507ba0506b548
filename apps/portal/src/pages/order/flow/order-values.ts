import type { OrderKind } from '@zonekit/api-client/order/contract';
import * as z from 'zod/mini';
import { formSlots, storedText } from '../../shared/form/draft-slots.ts';

const stored = z.object({
  contact_person: storedText,
  contact_phone: storedText,
  /** `YYYY-MM-DD`; of a service alone. */
  starts_on: storedText,
  /** Of goods alone. */
  address_id: storedText,
  message: storedText,
  use_voucher: z.boolean(),
  /** The payable amount, in fen, at which the terms were agreed to: another price asks again. */
  agreed: z.nullable(z.number()),
});
/** Fields of the form; the choice itself is in the address. */
export type OrderValues = z.infer<typeof stored>;

const slots = formSlots<OrderValues>('order', stored);

/** The draft of one offer, for each user of this device. */
export const orderSlot = (userId: string, kind: OrderKind, offer: string) => slots(userId, `${kind}.${offer}`);

export const startOf = (
  user: { name: string; phone?: string | null | undefined },
  addressId: string | undefined,
): OrderValues => ({
  contact_person: user.name,
  contact_phone: user.phone ?? '',
  starts_on: '',
  address_id: addressId ?? '',
  message: '',
  use_voucher: true,
  agreed: null,
});

type Missing = 'person' | 'phone' | 'date' | 'address' | 'message' | 'agree';

export interface OrderRules {
  kind: OrderKind;
  /** `YYYY-MM-DD`: no service begins before. */
  today: string;
  /** Fen of the price that is shown, asked when the form is sent; null while the terms are still to come. */
  payable: () => number | null;
  say: (missing: Missing) => string;
}

/** Rules of the form. The service checks the same rules. */
export const orderSchema = ({ kind, today, payable, say }: OrderRules) =>
  z.object({
    contact_person: z.string().check(z.trim(), z.minLength(1, say('person')), z.maxLength(50)),
    contact_phone: z.string().check(z.trim(), z.regex(/^1[3-9]\d{9}$/, say('phone'))),
    starts_on: z
      .string()
      .check(
        z.refine((day: string) => kind !== 'service' || (/^\d{4}-\d\d-\d\d$/.test(day) && day >= today), say('date')),
      ),
    address_id: z.string().check(z.refine((id: string) => kind !== 'material' || id !== '', say('address'))),
    message: z.string().check(z.trim(), z.maxLength(500, say('message'))),
    use_voucher: z.boolean(),
    agreed: z
      .nullable(z.number())
      .check(z.refine((agreed: number | null) => payable() === null || agreed === payable(), say('agree'))),
  });
