import type { Address } from '@zonekit/api-client/account/contract';
import { useAddAddress, useEditAddress } from '@zonekit/api-client/account/hooks';
import { FormFoot } from '@zonekit/portal-kit/form-page/form-foot';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { isRegionComplete, type RegionSelection, toAddressArea } from '@zonekit/portal-kit/region-picker/core';
import { Checkbox } from '@zonekit/ui/checkbox';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { FormField, FormValue } from '@zonekit/ui/form-field';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { formProblem } from '../../../platform/data/form-problem.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { AreaField } from '../form/area-field.tsx';
import { DraftNotices } from '../form/draft-notices.tsx';
import * as css from '../form/form.css.ts';
import { LeaveGuard } from '../form/leave-guard.tsx';
import { useFormLabels } from '../form/use-form-labels.ts';
import { addressSlot, startOf } from './address-draft.ts';

export interface AddressFormProps {
  userId: string;
  /** Null for a new one. */
  address: Address | null;
  /** The way back without saving: a button or a link. */
  cancel: ReactNode;
  /** Saved as this. */
  onDone: (saved: Address) => void;
}

/** One delivery address: who, where, and whether it is the default one. */
export function AddressForm({ userId, address, cancel, onDone }: AddressFormProps) {
  const t = useWords('address');
  const formWords = useWords('form');
  const labels = useFormLabels();
  const add = useAddAddress();
  const edit = useEditAddress();
  const schema = z.object({
    contact: z.string().check(z.trim(), z.minLength(1, t('contactMissing'))),
    phone: z.string().check(z.trim(), z.regex(/^1[3-9]\d{9}$/, t('phoneRule'))),
    area: z.custom<RegionSelection>((value) => isRegionComplete(value as RegionSelection), t('areaMissing')),
    detail: z.string().check(z.trim(), z.minLength(1, t('detailMissing'))),
    postcode: z.string().check(z.trim(), z.regex(/^(\d{6})?$/, t('postcodeRule'))),
    is_default: z.boolean(),
  });
  const draft = useDraftForm(schema, {
    slot: addressSlot(userId, address?.address_id ?? null),
    start: startOf(address),
    base: null,
  });
  const { form } = draft;
  const submit = async ({ area, postcode, ...values }: z.output<typeof schema>): Promise<FormProblem | undefined> => {
    const place = toAddressArea(area);
    if (!place) return { fields: { area: t('areaMissing') } };
    const input = { ...values, ...place, postcode: postcode || null };
    const outcome = address
      ? await edit.send({ body: { ...input, address_id: address.address_id } })
      : await add.send({ body: input });
    if (outcome.status === 'failed') return formProblem(outcome.error);
    if (outcome.status === 'done') {
      draft.settle(form.getValues(), null);
      onDone(outcome.data);
    }
    return undefined;
  };
  return (
    <Form className={css.form} form={form} onSubmit={submit} labels={labels}>
      <LeaveGuard unsaved={draft.unsaved} state={draft.state} />
      <DraftNotices
        draft={draft}
        labels={{
          contact: t('contact'),
          phone: t('phone'),
          area: t('area'),
          detail: t('detail'),
          postcode: t('postcode'),
          is_default: t('makeDefault'),
        }}
        read={({ area, is_default, ...texts }, name) => {
          if (name === 'area') return area.chosen.map((place) => place.name).join(' ');
          return name === 'is_default' ? (is_default ? t('default') : '') : texts[name];
        }}
      />
      <FormField control={form.control} name="contact" label={t('contact')} required>
        {(input) => <TextInput {...input} autoComplete="name" maxLength={50} />}
      </FormField>
      <FormField control={form.control} name="phone" label={t('phone')} required>
        {(input) => <TextInput {...input} type="tel" inputMode="tel" autoComplete="tel-national" />}
      </FormField>
      <FormValue control={form.control} name="area">
        {({ id, value, onValueChange, error }) => (
          <AreaField {...{ id, value, onValueChange, error }} label={t('area')} />
        )}
      </FormValue>
      <FormField control={form.control} name="detail" label={t('detail')} hint={t('detailHint')} required>
        {(input) => <TextArea {...input} rows={2} autoComplete="street-address" maxLength={200} />}
      </FormField>
      <FormField control={form.control} name="postcode" label={t('postcode')} optional={formWords('optional')}>
        {(input) => <TextInput {...input} inputMode="numeric" autoComplete="postal-code" maxLength={6} />}
      </FormField>
      {!address?.is_default && (
        <FormValue control={form.control} name="is_default">
          {({ id, value, onValueChange }) => (
            <Checkbox
              id={id}
              label={t('makeDefault')}
              checked={value}
              onChange={({ target }) => onValueChange(target.checked)}
            />
          )}
        </FormValue>
      )}
      <FormFoot state={draft.state}>
        {cancel}
        <FormSubmit>{t('save')}</FormSubmit>
      </FormFoot>
    </Form>
  );
}
