import type { Enterprise } from '@zonekit/api-client/account/contract';
import { fromAddressArea } from '@zonekit/portal-kit/region-picker/core';
import * as z from 'zod/mini';
import { formSlots, storedRegion, storedText } from '../../shared/form/draft-slots.ts';

const values = z.object({
  name: storedText,
  credit_code: storedText,
  industry: storedText,
  area: storedRegion,
  address: storedText,
  contact: storedText,
  contact_phone: storedText,
  intro: storedText,
  logo_file_id: storedText,
  licence_file_id: storedText,
});
/** What the form of an enterprise holds. */
export type EnterpriseValues = z.infer<typeof values>;

/** What was typed of an enterprise, for each user of this device. */
export const enterpriseSlot = formSlots('enterprise', values);

/** What the fields hold before anybody types. */
export const startOf = (enterprise: Enterprise | null): EnterpriseValues => ({
  name: enterprise?.name ?? '',
  credit_code: enterprise?.credit_code ?? '',
  industry: enterprise?.industry ?? '',
  area: fromAddressArea(enterprise?.area),
  address: enterprise?.address ?? '',
  contact: enterprise?.contact ?? '',
  contact_phone: enterprise?.contact_phone ?? '',
  intro: enterprise?.intro ?? '',
  logo_file_id: enterprise?.logo_file_id ?? '',
  licence_file_id: enterprise?.licence_file_id ?? '',
});
