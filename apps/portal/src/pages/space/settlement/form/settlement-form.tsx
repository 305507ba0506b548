import { useRouter } from '@tanstack/react-router';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import { settlement as life } from '@zonekit/api-client/lifecycle/settlement';
import type { ContractSummary } from '@zonekit/api-client/space/lease/contract';
import type { Settlement } from '@zonekit/api-client/space/settlement/contract';
import { useCreateSettlement, useResubmitSettlement } from '@zonekit/api-client/space/settlement/hooks';
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
import { useTrail } from '../../../shared/user-centre/use-trail.ts';
import { settlementHref } from '../settlement-address.ts';
import { SettlementClock } from '../settlement-clock.tsx';
import { SettlementFields, SettlementFiles } from './settlement-fields.tsx';
import { settlementSchema } from './settlement-schema.ts';
import {
  emptyFor,
  formOf,
  invoicePlace,
  type SettlementValues,
  settlementSlot,
  valuesOf,
} from './settlement-values.ts';

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
  const formWords = useWords('form');
  const filesWords = useWords('files');
  const labels = useFormLabels(t('notSent'));
  const router = useRouter();
  const trail = useTrail({ label: t('title'), href: settlementHref() });
  const { send: create } = useCreateSettlement();
  const { send: resubmit } = useResubmitSettlement();
  const [refusal, setRefusal] = useState<{ status: 'elsewhere' } | { status: 'twice'; id: string } | null>(null);
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
  const { form, state } = draft;
  const values = form.watch();
  const read = (edition: SettlementValues, name: keyof SettlementValues): string => {
    if (name === 'invoices') return t('files', { count: edition.invoices.filter(Boolean).length });
    if (name !== 'contract_id') return edition[name];
    return contracts.find(({ id }) => id === edition.contract_id)?.number ?? '';
  };
  const returned = settlement?.status === 'returned' ? settlement.events.at(-1) : undefined;
  const remarks = returnedFields(returned ? (settlement?.remarks ?? []) : [], returned?.at ?? '', (field) => ({
    label: t(`fields.${field}`),
    changed: String(start[field]) !== String(values[field]),
    before: read(start, field),
    now: read(values, field),
  }));
  const hintOf = hintWith(remarks);

  const problemOf = (error: ApiError): FormProblem => {
    const { code, details } = error;
    if (typeof details?.settlement_id === 'string') setRefusal({ status: 'twice', id: details.settlement_id });
    else if (code === 'conflict' || code === 'transition_refused') setRefusal({ status: 'elsewhere' });
    const { message, fields = {} } = formProblem(error);
    const placed = Object.entries(fields).map(([path, words]) => {
      const sent = /^invoices\.(\d+)$/.exec(path)?.[1];
      return [sent ? `invoices.${invoicePlace(form.getValues('invoices'), Number(sent))}` : path, words];
    });
    return { ...(message !== undefined && { message }), fields: Object.fromEntries(placed) };
  };
  const submit = async (): Promise<FormProblem | undefined> => {
    setRefusal(null);
    const sent = form.getValues();
    const body = formOf(sent);
    const outcome = settlement
      ? await resubmit({ params: { settlement_id: settlement.id }, body: { ...body, version: settlement.version } })
      : await create({ body });
    if (outcome.status === 'failed') return problemOf(outcome.error);
    if (outcome.status === 'done') {
      draft.settle(sent, null);
      await router.navigate({ href: settlementHref(outcome.data.id), replace: true });
    }
    return undefined;
  };

  return (
    <FormPage
      trail={trail}
      title={settlement?.contract.unit ?? t('apply')}
      line={settlement ? t('numbered', { number: settlement.number }) : t('title')}
      chips={settlement && <StateChip of={life} state={settlement.status} />}
      side={returned?.due_at && <DeadlineCountdown until={returned.due_at} />}
      progress={settlement && <SettlementClock settlement={settlement} />}
      notices={
        <>
          {returned?.reason && (
            <Alert tone="warning" title={t('returned')}>
              {returned.reason}
            </Alert>
          )}
          <RemarkList remarks={remarks} />
          <DraftNotices draft={draft} labels={labelsOf(FIELDS, (name) => t(`fields.${name}`))} read={read} />
          {refusal?.status === 'elsewhere' && (
            <ElsewhereAlert title={t('elsewhere')} hint={t('elsewhereHint')} show={t('showTheirs')} onShow={onReload} />
          )}
          {refusal?.status === 'twice' && (
            <Alert
              role="alert"
              tone="warning"
              title={t('twice')}
              action={
                <Button asChild size="sm">
                  <Link href={settlementHref(refusal.id)}>{t('toOther')}</Link>
                </Button>
              }
            >
              {t('twiceHint')}
            </Alert>
          )}
        </>
      }
      aside={settlement && <RecordHistory title={t('history')} of={life} events={settlement.events} />}
    >
      <LeaveGuard unsaved={draft.unsaved} state={state} />
      <Form form={form} onSubmit={submit} labels={labels}>
        <SettlementFields {...{ form, contracts, hintOf }} />
        <SettlementFiles key={draft.edition} {...{ form, hintOf, onWaiting }} />
        <FormFoot state={state}>
          <Button asChild kind="quiet">
            <Link href={settlementHref(settlement?.id)}>{formWords('cancelEdit')}</Link>
          </Button>
          <FormSubmit>{t(settlement ? 'resubmit' : 'submit')}</FormSubmit>
        </FormFoot>
      </Form>
    </FormPage>
  );
}
