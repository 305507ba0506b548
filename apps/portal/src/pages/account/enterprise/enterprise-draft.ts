import type { Enterprise } from '@zonekit/api-client/account/contract';
import { createSlots, deviceStore, type Slot } from '@zonekit/portal-kit/device-storage/core';
import type { FormDraft } from '@zonekit/portal-kit/form-page/use-draft-form';
import { fromAddressArea } from '@zonekit/portal-kit/region-picker/core';
import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(4000));
const values = z.object({
  name: text,
  credit_code: text,
  industry: text,
  area: z.object({
    chosen: z.readonly(z.array(z.object({ id: text, name: text })).check(z.maxLength(3))),
    ended: z.boolean(),
  }),
  address: text,
  contact: text,
  contact_phone: text,
  intro: text,
  logo_file_id: text,
  licence_file_id: text,
});
/** What the form of an enterprise holds. */
export type EnterpriseValues = z.infer<typeof values>;
export type KeptEnterprise = FormDraft<EnterpriseValues>;

const kept = z.object({ values, base: z.null(), at: z.string() });

const slotOf = createSlots<KeptEnterprise>((name) => ({
  key: `zonekit.enterprise-draft.${name}`,
  version: 1,
  parse: (value) => kept.parse(value),
  store: deviceStore,
}));

/** What was typed of an enterprise, for each user of this device. @param enterpriseId null for a new one */
export const enterpriseSlot = (userId: string, enterpriseId: string | null): Slot<KeptEnterprise> =>
  slotOf(`${userId}.${enterpriseId ?? 'new'}`);

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
