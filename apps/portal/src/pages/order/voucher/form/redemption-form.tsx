import { useRouter } from '@tanstack/react-router';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import { voucherRedemption as life } from '@zonekit/api-client/lifecycle/voucher-redemption';
import type { Redemption } from '@zonekit/api-client/order/voucher/contract';
import {
  useCreateContractRedemption,
  useCreateRedemption,
  useResubmitRedemption,
  useVoucherAccount,
} from '@zonekit/api-client/order/voucher/hooks';
import type { ApiError } from '@zonekit/api-client/transport/error';
import { DeadlineCountdown } from '@zonekit/portal-kit/deadline-countdown';
import { FormPage } from '@zonekit/portal-kit/form-page';
import { FormFoot } from '@zonekit/portal-kit/form-page/form-foot';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { Link } from '@zonekit/ui/link';
import { useState } from 'react';
import { formProblem } from '../../../../platform/data/form-problem.ts';
import { useWords } from '../../../../platform/words/use-words.ts';
import { DraftNotices, labelsOf } from '../../../shared/form/draft-notices.tsx';
import { ElsewhereAlert } from '../../../shared/form/elsewhere-alert.tsx';
import { LeaveGuard } from '../../../shared/form/leave-guard.tsx';
import { useAwaitedFiles } from '../../../shared/form/use-awaited-files.ts';
import { useFormLabels } from '../../../shared/form/use-form-labels.ts';
import { RecordHistory } from '../../../shared/record/record-history.tsx';
import { RemarkList } from '../../../shared/remarks/remark-list.tsx';
import { hintWith, returnedFields } from '../../../shared/remarks/returned-fields.tsx';
import { StateChip } from '../../../shared/state-chip.tsx';
import { useHomeTrail } from '../../flow/use-home-trail.ts';
import { RedemptionClock } from '../redemption-clock.tsx';
import { redemptionHref, VOUCHERS } from '../voucher-address.ts';
import { RedemptionFields, RedemptionFiles } from './redemption-fields.tsx';
import { redemptionSchema } from './redemption-schema.ts';
import {
  contractFormOf,
  emptyFor,
  formOf,
  invoicePlace,
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
  const formWords = useWords('form');
  const filesWords = useWords('files');
  const labels = useFormLabels(t('notSent'));
  const router = useRouter();
  const trail = useHomeTrail({ label: t('title'), href: VOUCHERS });
  const account = useVoucherAccount();
  const { send: create } = useCreateRedemption();
  const { send: createWithContract } = useCreateContractRedemption();
  const { send: resubmit } = useResubmitRedemption();
  const [isElsewhere, setElsewhere] = useState(false);
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
  const { form, state } = draft;
  const values = form.watch();
  const read = (edition: RedemptionValues, name: keyof RedemptionValues): string => {
    if (name === 'invoices') return t('files', { count: edition.invoices.filter(Boolean).length });
    return name === 'contract' ? t('files', { count: edition.contract ? 1 : 0 }) : edition[name];
  };
  const returned = redemption?.status === 'returned' ? redemption.events.at(-1) : undefined;
  const remarks = returnedFields(returned ? (redemption?.remarks ?? []) : [], returned?.at ?? '', (field) => ({
    label: t(`fields.${field}`),
    changed: String(start[field]) !== String(values[field]),
    before: read(start, field),
    now: read(values, field),
  }));
  const hintOf = hintWith(remarks);

  const problemOf = (error: ApiError): FormProblem => {
    if (error.code === 'conflict') setElsewhere(true);
    const { message, fields = {} } = formProblem(error);
    const placed = Object.entries(fields).map(([path, words]) => {
      const sent = /^invoices\.(\d+)$/.exec(path)?.[1];
      return [sent ? `invoices.${invoicePlace(form.getValues('invoices'), Number(sent))}` : path, words];
    });
    return { ...(message !== undefined && { message }), fields: Object.fromEntries(placed) };
  };
  const send = (sent: RedemptionValues) => {
    if (redemption) {
      const body = { ...formOf(sent), contract: sent.contract || null, version: redemption.version };
      return resubmit({ params: { redemption_id: redemption.id }, body });
    }
    if (needsContract(sent.invoice_total) || sent.contract) return createWithContract({ body: contractFormOf(sent) });
    return create({ body: formOf(sent) });
  };
  const submit = async (): Promise<FormProblem | undefined> => {
    setElsewhere(false);
    const sent = form.getValues();
    const outcome = await send(sent);
    if (outcome.status === 'failed') return problemOf(outcome.error);
    if (outcome.status === 'done') {
      draft.settle(sent, null);
      await router.navigate({ href: redemptionHref(outcome.data.id), replace: true });
    }
    return undefined;
  };

  return (
    <FormPage
      trail={trail}
      title={redemption?.service ?? t('redeem')}
      line={redemption ? t('numbered', { number: redemption.number }) : t('redeemLine')}
      chips={redemption && <StateChip of={life} state={redemption.status} />}
      side={returned?.due_at && <DeadlineCountdown until={returned.due_at} />}
      progress={redemption && <RedemptionClock redemption={redemption} />}
      notices={
        <>
          {!redemption && known === null && (
            <Alert tone="warning" title={t('account.none')}>
              {t('account.noneHint')}
            </Alert>
          )}
          {returned?.reason && (
            <Alert tone="warning" title={t('returned')}>
              {returned.reason}
            </Alert>
          )}
          <RemarkList remarks={remarks} />
          <DraftNotices draft={draft} labels={labelsOf(FIELDS, (name) => t(`fields.${name}`))} read={read} />
          {isElsewhere && (
            <ElsewhereAlert title={t('elsewhere')} hint={t('elsewhereHint')} show={t('showTheirs')} onShow={onReload} />
          )}
        </>
      }
      aside={redemption && <RecordHistory title={t('history')} of={life} events={redemption.events} />}
    >
      <LeaveGuard unsaved={draft.unsaved} state={state} />
      <Form form={form} onSubmit={submit} labels={labels}>
        <RedemptionFields {...{ form, balance, hintOf }} />
        <RedemptionFiles key={draft.edition} {...{ form, hintOf, onWaiting }} />
        <FormFoot state={state}>
          <Button asChild kind="quiet">
            <Link href={redemption ? redemptionHref(redemption.id) : VOUCHERS}>{formWords('cancelEdit')}</Link>
          </Button>
          <FormSubmit>{t(redemption ? 'resubmit' : 'submit')}</FormSubmit>
        </FormFoot>
      </Form>
    </FormPage>
  );
}
