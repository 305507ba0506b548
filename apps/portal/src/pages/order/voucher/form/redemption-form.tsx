import type { UserInfo } from '@zonekit/api-client/auth/contract';
import { voucherRedemption as life } from '@zonekit/api-client/lifecycle/voucher-redemption';
import type { Redemption } from '@zonekit/api-client/order/voucher/contract';
import {
  useCreateContractRedemption,
  useCreateRedemption,
  useResubmitRedemption,
  useVoucherAccount,
} from '@zonekit/api-client/order/voucher/hooks';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Alert } from '@zonekit/ui/alert';
import { Form } from '@zonekit/ui/form';
import { useState } from 'react';
import { useWords } from '../../../../platform/words/use-words.ts';
import { CLAIM_COMING } from '../../../shared/claims/claim-coming.ts';
import { ClaimFoot, ClaimFormPage } from '../../../shared/claims/form/claim-form-page.tsx';
import { useClaimForm } from '../../../shared/claims/form/use-claim-form.ts';
import { useAwaitedFiles } from '../../../shared/form/use-awaited-files.ts';
import { useFormLabels } from '../../../shared/form/use-form-labels.ts';
import { useHomeTrail } from '../../flow/use-home-trail.ts';
import { redemptionHref, VOUCHERS } from '../voucher-address.ts';
import { RedemptionFields, RedemptionFiles } from './redemption-fields.tsx';
import { redemptionSchema } from './redemption-schema.ts';
import {
  contractFormOf,
  emptyFor,
  formOf,
  needsContract,
  type RedemptionValues,
  redemptionSlot,
  valuesOf,
} from './redemption-values.ts';

export interface RedemptionFormProps {
  user: UserInfo;
  /** Null for a new one. */
  redemption: Redemption | null;
  onReload: () => void;
}

const FIELDS = [
  'service',
  'provider',
  'invoice_total',
  'amount',
  'account_name',
  'bank',
  'account_number',
  'invoices',
  'contract',
  'remark',
] as const satisfies readonly (keyof RedemptionValues)[];

/** A redemption of vouchers: stored on this device as it is typed, and submitted. */
export function RedemptionForm({ user, redemption, onReload }: RedemptionFormProps) {
  const t = useWords('orderVoucher');
  const claims = useWords('claims');
  const filesWords = useWords('files');
  const labels = useFormLabels(claims('notSent'));
  const trail = useHomeTrail({ label: t('title'), href: VOUCHERS });
  const account = useVoucherAccount();
  const { send: create } = useCreateRedemption();
  const { send: createWithContract } = useCreateContractRedemption();
  const { send: resubmit } = useResubmitRedemption();
  const { awaited, onWaiting } = useAwaitedFiles<string>();
  const [start] = useState(() =>
    redemption ? valuesOf(redemption) : emptyFor(user.enterprise?.enterprise_name ?? ''),
  );
  const known = account.status === 'ready' || account.status === 'failed' ? account.data : undefined;
  // A returned redemption may keep the amount that it has taken.
  const balance = known ? known.balance.amount + (redemption?.amount.amount ?? 0) : null;
  const draft = useDraftForm(
    redemptionSchema({ balance, awaited, say: (name) => t(`missing.${name}`), notYet: filesWords('notYet') }),
    { slot: redemptionSlot(user.user_id, redemption?.id ?? null), start, base: null },
  );
  const labelOf = (field: keyof RedemptionValues) => t(`fields.${field}`);
  const entry = useClaimForm({
    ...{ draft, start, claim: redemption, labelOf, hrefOf: redemptionHref },
    textOf: ({ contract }, field) => (field === 'contract' ? claims('files', { count: contract ? 1 : 0 }) : null),
    send: (sent) => {
      if (redemption) {
        const body = { ...formOf(sent), contract: sent.contract || null, version: redemption.version };
        return resubmit({ params: { redemption_id: redemption.id }, body });
      }
      if (needsContract(sent.invoice_total) || sent.contract) return createWithContract({ body: contractFormOf(sent) });
      return create({ body: formOf(sent) });
    },
  });
  const { hintOf, submit } = entry;
  return (
    <ClaimFormPage
      of={life}
      claim={redemption}
      coming={redemption ? CLAIM_COMING[redemption.status] : []}
      trail={trail}
      title={redemption?.service ?? t('redeem')}
      line={t('redeemLine')}
      draft={draft}
      entry={entry}
      fields={FIELDS}
      labelOf={labelOf}
      notice={
        !redemption &&
        known === null && (
          <Alert tone="warning" title={t('account.none')}>
            {t('account.noneHint')}
          </Alert>
        )
      }
      onReload={onReload}
    >
      <Form form={draft.form} onSubmit={submit} labels={labels}>
        <RedemptionFields {...{ form: draft.form, balance, hintOf }} />
        <RedemptionFiles key={draft.edition} {...{ form: draft.form, hintOf, onWaiting }} />
        <ClaimFoot
          state={draft.state}
          isNew={!redemption}
          backHref={redemption ? redemptionHref(redemption.id) : VOUCHERS}
        />
      </Form>
    </ClaimFormPage>
  );
}
