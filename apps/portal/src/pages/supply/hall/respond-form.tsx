import type { UserInfo } from '@zonekit/api-client/auth/contract';
import type { DemandResponse } from '@zonekit/api-client/supply/response/contract';
import { useCreateResponse } from '@zonekit/api-client/supply/response/hooks';
import { RestoredNotice } from '@zonekit/portal-kit/form-page/draft-notices';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Alert } from '@zonekit/ui/alert';
import { Field } from '@zonekit/ui/field';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { FormField, FormValue } from '@zonekit/ui/form-field';
import { NumberInput } from '@zonekit/ui/number-input';
import { TextArea } from '@zonekit/ui/text-area';
import { TextInput } from '@zonekit/ui/text-input';
import { useState } from 'react';
import * as z from 'zod/mini';
import { formProblem } from '../../../platform/data/form-problem.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { formSlots, storedText } from '../../shared/form/draft-slots.ts';
import { useFormLabels } from '../../shared/form/use-form-labels.ts';
import * as css from '../supply.css.ts';

const FEN_PER_10K = 1_000_000;
const amount = z.nullable(z.number());
const stored = z.object({
  proposal: storedText,
  price: amount,
  term_months: amount,
  contact_person: storedText,
  contact_phone: storedText,
});
const responseSlot = formSlots('demand-response', stored);

/** Responds to a demand: stored on this device as it is typed, and sent once. */
export function RespondForm({ demandId, user }: { demandId: string; user: UserInfo }) {
  const t = useWords('supplyHall');
  const labels = useFormLabels(t('form.failed'));
  const { send } = useCreateResponse();
  const [sent, setSent] = useState<DemandResponse | null>(null);
  const schema = z.object({
    proposal: z.string().check(z.trim(), z.minLength(1, t('form.missing.proposal'))),
    price: amount.check(z.refine((price) => price === null || price > 0, t('form.missing.price'))),
    term_months: amount.check(z.refine((term) => term !== null && term >= 1 && term <= 60, t('form.missing.term'))),
    contact_person: z.string().check(z.trim(), z.minLength(1, t('form.missing.person'))),
    contact_phone: z.string().check(z.trim(), z.regex(/^1[3-9]\d{9}$/, t('form.missing.phone'))),
  });
  const start = {
    ...{ proposal: '', price: null, term_months: null },
    ...{ contact_person: user.name, contact_phone: user.phone },
  };
  const draft = useDraftForm(schema, { slot: responseSlot(user.user_id, demandId), start, base: null });
  const { form, restoredAt } = draft;
  const submit = async (values: z.output<typeof schema>): Promise<FormProblem | undefined> => {
    const { price, term_months, ...rest } = values;
    const outcome = await send({
      body: {
        ...rest,
        demand_id: demandId,
        term_months: Math.round(term_months ?? 0),
        price: price === null ? null : { amount: Math.round(price * FEN_PER_10K), currency: 'CNY' },
      },
    });
    if (outcome.status === 'failed') return formProblem(outcome.error);
    if (outcome.status === 'done') {
      draft.settle(form.getValues(), null);
      setSent(outcome.data);
    }
    return undefined;
  };
  if (sent) {
    return (
      <Alert role="status" tone="success" title={t('form.done')}>
        {t('form.doneBody', { number: sent.number })}
      </Alert>
    );
  }
  const numberLabels = { increase: t('form.increase'), decrease: t('form.decrease') };
  return (
    <Form className={css.step} form={form} onSubmit={submit} labels={labels}>
      {restoredAt && <RestoredNotice at={restoredAt} onDiscard={draft.discard} />}
      <FormField
        control={form.control}
        name="proposal"
        label={t('form.proposal')}
        hint={t('form.proposalHint')}
        required
      >
        {(input) => <TextArea {...input} rows={5} maxLength={2000} />}
      </FormField>
      <FormValue control={form.control} name="price">
        {({ id, value, onValueChange, error }) => (
          <Field id={id} label={t('form.price')} error={error} optional={t('form.optional')}>
            {(input) => (
              <NumberInput
                {...input}
                value={value}
                onValueChange={(next) => onValueChange(next)}
                min={0}
                unit={t('form.priceUnit')}
                labels={numberLabels}
              />
            )}
          </Field>
        )}
      </FormValue>
      <FormValue control={form.control} name="term_months">
        {({ id, value, onValueChange, error }) => (
          <Field id={id} label={t('form.term')} error={error} required>
            {(input) => (
              <NumberInput
                {...input}
                value={value}
                onValueChange={(next) => onValueChange(next)}
                min={1}
                max={60}
                unit={t('form.termUnit')}
                labels={numberLabels}
              />
            )}
          </Field>
        )}
      </FormValue>
      <FormField control={form.control} name="contact_person" label={t('form.person')} required>
        {(input) => <TextInput {...input} autoComplete="name" maxLength={50} />}
      </FormField>
      <FormField control={form.control} name="contact_phone" label={t('form.phone')} required>
        {(input) => <TextInput {...input} type="tel" inputMode="tel" autoComplete="tel-national" />}
      </FormField>
      <FormSubmit>{t('form.submit')}</FormSubmit>
    </Form>
  );
}
