import type { Address } from '@zonekit/api-client/account/contract';
import { fromAddressArea } from '@zonekit/portal-kit/region-picker/core';
import * as z from 'zod/mini';
import { formSlots, storedRegion, storedText } from '../form/draft-slots.ts';

const values = z.object({
  contact: storedText,
  phone: storedText,
  area: storedRegion,
  detail: storedText,
  postcode: storedText,
  is_default: z.boolean(),
});
/** What the form of an address holds. */
export type AddressValues = z.infer<typeof values>;

/** What was typed of an address, for each user of this device. */
export const addressSlot = formSlots('address', values);

/** What the fields hold before anybody types. */
export const startOf = (address: Address | null): AddressValues => ({
  contact: address?.contact ?? '',
  phone: address?.phone ?? '',
  area: fromAddressArea(address),
  detail: address?.detail ?? '',
  postcode: address?.postcode ?? '',
  is_default: address?.is_default ?? false,
});
