import type { UserInfo } from '@zonekit/api-client/auth/contract';
import { settlement as life } from '@zonekit/api-client/lifecycle/settlement';
import type { ContractSummary } from '@zonekit/api-client/space/lease/contract';
import type { Settlement } from '@zonekit/api-client/space/settlement/contract';
import { useCreateSettlement, useResubmitSettlement } from '@zonekit/api-client/space/settlement/hooks';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Form } from '@zonekit/ui/form';
import { useState } from 'react';
import { useWords } from '../../../../platform/words/use-words.ts';
import { CLAIM_COMING } from '../../../shared/claims/claim-coming.ts';
import { ClaimFoot, ClaimFormPage } from '../../../shared/claims/form/claim-form-page.tsx';
import { useClaimForm } from '../../../shared/claims/form/use-claim-form.ts';
import { useAwaitedFiles } from '../../../shared/form/use-awaited-files.ts';
import { useFormLabels } from '../../../shared/form/use-form-labels.ts';
import { useTrail } from '../../../shared/user-centre/use-trail.ts';
import { settlementHref } from '../settlement-address.ts';
import { SettlementFields, SettlementFiles } from './settlement-fields.tsx';
import { settlementSchema } from './settlement-schema.ts';
import { emptyFor, formOf, type SettlementValues, settlementSlot, valuesOf } from './settlement-values.ts';

export interface SettlementFormProps {
  user: UserInfo;
  /** Null for a new one. */
  settlement: Settlement | null;
  /** The contract that a new one came from; empty for none. */
  contractId: string;
  contracts: readonly ContractSummary[];
  onReload: () => void;
}

const FIELDS = [
  'contract_id',
  'starts_on',
  'ends_on',
  'amount',
  'account_name',
  'bank',
  'account_number',
  'invoices',
  'remark',
] as const satisfies readonly (keyof SettlementValues)[];

/** The application for a settlement: stored on this device as it is typed, and submitted. */
export function SettlementForm({ user, settlement, contractId, contracts, onReload }: SettlementFormProps) {
  const t = useWords('spaceSettlement');
  const filesWords = useWords('files');
  const labels = useFormLabels(useWords('claims')('notSent'));
  const trail = useTrail({ label: t('title'), href: settlementHref() });
  const { send: create } = useCreateSettlement();
  const { send: resubmit } = useResubmitSettlement();
  const { awaited, onWaiting } = useAwaitedFiles<string>();
  const [start] = useState(() =>
    settlement ? valuesOf(settlement) : emptyFor(contractId, user.enterprise?.enterprise_name ?? ''),
  );
  const draft = useDraftForm(
    settlementSchema({
      termOf: (id) => contracts.find((contract) => contract.id === id) ?? null,
      awaited,
      say: (name) => t(`missing.${name}`),
      notYet: filesWords('notYet'),
    }),
    { slot: settlementSlot(user.user_id, settlement?.id ?? null), start, base: null },
  );
  const labelOf = (field: keyof SettlementValues) => t(`fields.${field}`);
  const entry = useClaimForm({
    ...{ draft, start, claim: settlement, labelOf, hrefOf: settlementHref },
    textOf: ({ contract_id }, field) =>
      field === 'contract_id' ? (contracts.find(({ id }) => id === contract_id)?.number ?? '') : null,
    send: (values) => {
      const body = formOf(values);
      return settlement
        ? resubmit({ params: { settlement_id: settlement.id }, body: { ...body, version: settlement.version } })
        : create({ body });
    },
    twiceOf: ({ code, details }) => (code === 'conflict' ? (details?.settlement_id ?? null) : null),
  });
  const { hintOf, submit } = entry;
  return (
    <ClaimFormPage
      of={life}
      claim={settlement}
      coming={settlement ? CLAIM_COMING[settlement.status] : []}
      trail={trail}
      title={settlement?.contract.unit ?? t('apply')}
      line={t('title')}
      draft={draft}
      entry={entry}
      fields={FIELDS}
      labelOf={labelOf}
      twice={{ title: t('twice'), hint: t('twiceHint'), hrefOf: settlementHref }}
      onReload={onReload}
    >
      <Form form={draft.form} onSubmit={submit} labels={labels}>
        <SettlementFields {...{ form: draft.form, contracts, hintOf }} />
        <SettlementFiles key={draft.edition} {...{ form: draft.form, hintOf, onWaiting }} />
        <ClaimFoot state={draft.state} isNew={!settlement} backHref={settlementHref(settlement?.id)} />
      </Form>
    </ClaimFormPage>
  );
}
