import type { UserInfo } from '@zonekit/api-client/auth/contract';
import { taxRebate as life } from '@zonekit/api-client/lifecycle/tax-rebate';
import type { TaxRebate } from '@zonekit/api-client/registration/tax-rebate/contract';
import { useCreateTaxRebate, useResubmitTaxRebate } from '@zonekit/api-client/registration/tax-rebate/hooks';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { Form } from '@zonekit/ui/form';
import { useState } from 'react';
import { useWords } from '../../../../platform/words/use-words.ts';
import { CLAIM_COMING } from '../../../shared/claims/claim-coming.ts';
import { ClaimFoot, ClaimFormPage } from '../../../shared/claims/form/claim-form-page.tsx';
import { useClaimForm } from '../../../shared/claims/form/use-claim-form.ts';
import { useAwaitedFiles } from '../../../shared/form/use-awaited-files.ts';
import { useFormLabels } from '../../../shared/form/use-form-labels.ts';
import { useTrail } from '../../../shared/user-centre/use-trail.ts';
import { taxRebatePages } from '../../claim-address.ts';
import { TaxRebateFields, TaxRebateFiles } from './tax-rebate-fields.tsx';
import { taxRebateSchema } from './tax-rebate-schema.ts';
import { emptyFor, formOf, type TaxRebateValues, taxRebateSlot, valuesOf } from './tax-rebate-values.ts';

export interface TaxRebateFormProps {
  user: UserInfo;
  /** Null for a new one. */
  rebate: TaxRebate | null;
  onReload: () => void;
}

const FIELDS = [
  ...(['kind', 'starts_on', 'ends_on', 'declared', 'amount', 'reason', 'account_name', 'bank'] as const),
  ...(['account_number', 'contact_person', 'contact_phone', 'declaration', 'certificates'] as const),
] as const satisfies readonly (keyof TaxRebateValues)[];

/** The application for a tax rebate: stored on this device as it is typed, and submitted. */
export function TaxRebateForm({ user, rebate, onReload }: TaxRebateFormProps) {
  const t = useWords('registrationTaxRebate');
  const claims = useWords('claims');
  const filesWords = useWords('files');
  const labels = useFormLabels(claims('notSent'));
  const trail = useTrail({ label: t('title'), href: taxRebatePages.href() });
  const { send: create } = useCreateTaxRebate();
  const { send: resubmit } = useResubmitTaxRebate();
  const { awaited, onWaiting } = useAwaitedFiles<string>();
  const { name, phone, enterprise } = user;
  const [start] = useState<TaxRebateValues>(() =>
    rebate ? valuesOf(rebate) : emptyFor({ name, phone, enterprise: enterprise?.enterprise_name ?? '' }),
  );
  const draft = useDraftForm(
    taxRebateSchema({
      ...{ today: shanghaiDate(Date.now()), awaited },
      ...{ say: (field) => t(`missing.${field}`), notYet: filesWords('notYet') },
    }),
    { slot: taxRebateSlot(user.user_id, rebate?.id ?? null), start, base: null },
  );
  const labelOf = (field: keyof TaxRebateValues) => t(`fields.${field}`);
  const entry = useClaimForm({
    ...{ draft, start, claim: rebate, labelOf, hrefOf: taxRebatePages.href },
    textOf: ({ kind, declaration }, field) => {
      if (field === 'kind') return kind && t(`kinds.${kind as TaxRebate['kind']}`);
      return field === 'declaration' ? claims('files', { count: declaration ? 1 : 0 }) : null;
    },
    send: (values) => {
      const body = formOf(values);
      return rebate
        ? resubmit({ params: { tax_rebate_id: rebate.id }, body: { ...body, version: rebate.version } })
        : create({ body });
    },
    twiceOf: ({ code, details }) => (code === 'validation_failed' ? (details?.tax_rebate_id ?? null) : null),
  });
  const { hintOf, submit } = entry;
  return (
    <ClaimFormPage
      of={life}
      claim={rebate}
      coming={rebate ? CLAIM_COMING[rebate.status] : []}
      trail={trail}
      title={rebate ? t(`kinds.${rebate.kind}`) : t('apply')}
      line={t('applyLine')}
      draft={draft}
      entry={entry}
      fields={FIELDS}
      labelOf={labelOf}
      twice={{ title: t('twice'), hint: t('twiceHint'), hrefOf: taxRebatePages.href }}
      onReload={onReload}
    >
      <Form form={draft.form} onSubmit={submit} labels={labels}>
        <TaxRebateFields form={draft.form} hintOf={hintOf} />
        <TaxRebateFiles key={draft.edition} form={draft.form} hintOf={hintOf} onWaiting={onWaiting} />
        <ClaimFoot state={draft.state} isNew={!rebate} backHref={taxRebatePages.href(rebate?.id)} />
      </Form>
    </ClaimFormPage>
  );
}
