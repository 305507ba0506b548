import type { Address } from '@zonekit/api-client/account/contract';
import { useAddAddress, useEditAddress } from '@zonekit/api-client/account/hooks';
import {
  fromAddressArea,
  isRegionComplete,
  type RegionSelection,
  toAddressArea,
} from '@zonekit/portal-kit/region-picker/core';
import { Button } from '@zonekit/ui/button';
import { Checkbox } from '@zonekit/ui/checkbox';
import { Form, type FormProblem, FormSubmit, useSchemaForm } from '@zonekit/ui/form';
import { FormField, FormValue } from '@zonekit/ui/form-field';
import { Link } from '@zonekit/ui/link';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import * as z from 'zod/mini';
import { formProblem } from '../../../data/form-problem.ts';
import { useWords } from '../../../words/use-words.ts';
import * as css from '../account-form.css.ts';
import { AreaField } from '../area-field.tsx';
import { useFormLabels } from '../use-form-labels.ts';

export interface AddressFormProps {
  /** Null for a new one. */
  address: Address | null;
  backHref: string;
  onDone: () => void;
}

/** One delivery address: who, where, and whether it is the default one. */
export function AddressForm({ address, backHref, onDone }: AddressFormProps) {
  const t = useWords('addresses');
  const account = useWords('account');
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
  const form = useSchemaForm(schema, {
    defaultValues: {
      contact: address?.contact ?? '',
      phone: address?.phone ?? '',
      area: fromAddressArea(address),
      detail: address?.detail ?? '',
      postcode: address?.postcode ?? '',
      is_default: address?.is_default ?? false,
    },
  });
  const submit = async ({ area, postcode, ...values }: z.output<typeof schema>): Promise<FormProblem | undefined> => {
    const place = toAddressArea(area);
    if (!place) return { fields: { area: t('areaMissing') } };
    const input = { ...values, ...place, postcode: postcode || null };
    const outcome = address
      ? await edit.send({ body: { ...input, address_id: address.address_id } })
      : await add.send({ body: input });
    if (outcome.status === 'failed') return formProblem(outcome.error);
    if (outcome.status === 'done') onDone();
    return undefined;
  };
  return (
    <Form className={css.form} form={form} onSubmit={submit} labels={labels}>
      <FormField control={form.control} name="contact" label={t('contact')} required>
        {(input) => <TextInput {...input} autoComplete="name" maxLength={50} />}
      </FormField>
      <FormField control={form.control} name="phone" label={t('phone')} required>
        {(input) => <TextInput {...input} type="tel" inputMode="tel" autoComplete="tel-national" />}
      </FormField>
      <FormValue control={form.control} name="area">
        {({ id, value, onValueChange, error }) => <AreaField {...{ id, value, onValueChange, error }} />}
      </FormValue>
      <FormField control={form.control} name="detail" label={t('detail')} hint={t('detailHint')} required>
        {(input) => <TextArea {...input} rows={2} autoComplete="street-address" maxLength={200} />}
      </FormField>
      <FormField control={form.control} name="postcode" label={t('postcode')} optional={account('optional')}>
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
      <div className={css.actions}>
        <FormSubmit>{t('save')}</FormSubmit>
        <Button asChild kind="quiet">
          <Link href={backHref}>{account('cancelEdit')}</Link>
        </Button>
      </div>
    </Form>
  );
}
