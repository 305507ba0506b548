import type { Lifecycle } from '@zonekit/api-client/lifecycle';
import { DeadlineCountdown } from '@zonekit/portal-kit/deadline-countdown';
import { FormPage } from '@zonekit/portal-kit/form-page';
import { FormFoot } from '@zonekit/portal-kit/form-page/form-foot';
import type { DraftState } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { FormSubmit } from '@zonekit/ui/form';
import { Link } from '@zonekit/ui/link';
import type { ReactNode } from 'react';
import { useWords } from '../../../../platform/words/use-words.ts';
import { DraftNotices, type DraftNoticesProps, labelsOf } from '../../form/draft-notices.tsx';
import { ElsewhereAlert } from '../../form/elsewhere-alert.tsx';
import { LeaveGuard } from '../../form/leave-guard.tsx';
import { RecordClock } from '../../record/record-clock.tsx';
import { RecordHistory } from '../../record/record-history.tsx';
import { RemarkList } from '../../remarks/remark-list.tsx';
import type { ListedField } from '../../remarks/returned-fields.tsx';
import { StateChip } from '../../state-chip.tsx';
import type { Claim } from '../claim.types.ts';
import type { ClaimRefusal } from './use-claim-form.ts';

type FieldOf<Values> = keyof Values & string;

export interface ClaimFormPageProps<S extends string, Values extends Record<string, unknown>> {
  of: Lifecycle<S>;
  /** Null for a new one. */
  claim: Claim<S, FieldOf<Values>> | null;
  /** States that are still to come. */
  coming: readonly S[];
  /** Pages between home and this one. */
  trail: readonly { label: string; href: string }[];
  title: string;
  /** Below the title of a new one. */
  line: ReactNode;
  /** Of `useDraftForm`. */
  draft: DraftNoticesProps<Values>['draft'] & { state: DraftState; unsaved: () => boolean };
  /** Of `useClaimForm`. */
  entry: {
    read: (values: Values, field: FieldOf<Values>) => string;
    returned: { reason: string | null; due_at: string | null } | undefined;
    remarks: readonly ListedField[];
    refusal: ClaimRefusal | null;
  };
  /** In the order of the form. */
  fields: readonly FieldOf<Values>[];
  labelOf: (field: FieldOf<Values>) => string;
  /** Says that another claim stands against this one; `href` opens it. */
  twice?: { title: string; hint: string; hrefOf: (id: string) => string };
  /** Before all others. */
  notice?: ReactNode;
  /** Reads the claim anew. */
  onReload: () => void;
  /** The form. */
  children: ReactNode;
}

/** The frame of a claim's form: how it stands, what was returned, what became of the draft, and the form itself. */
export function ClaimFormPage<S extends string, Values extends Record<string, unknown>>({
  of,
  claim,
  coming,
  trail,
  title,
  line,
  draft,
  entry: { read, returned, remarks, refusal },
  fields,
  labelOf,
  twice,
  notice,
  onReload,
  children,
}: ClaimFormPageProps<S, Values>) {
  const t = useWords('claims');
  return (
    <FormPage
      trail={trail}
      title={title}
      line={claim ? t('numbered', { number: claim.number }) : line}
      chips={claim && <StateChip of={of} state={claim.status} />}
      side={returned?.due_at && <DeadlineCountdown until={returned.due_at} />}
      progress={claim && <RecordClock of={of} events={claim.events} planned={coming} />}
      notices={
        <>
          {notice}
          {returned?.reason && (
            <Alert tone="warning" title={t('returned')}>
              {returned.reason}
            </Alert>
          )}
          <RemarkList remarks={remarks} />
          <DraftNotices draft={draft} labels={labelsOf(fields, labelOf)} read={read} />
          {refusal?.status === 'elsewhere' && (
            <ElsewhereAlert title={t('elsewhere')} hint={t('elsewhereHint')} show={t('showTheirs')} onShow={onReload} />
          )}
          {refusal?.status === 'twice' && twice && (
            <Alert
              role="alert"
              tone="warning"
              title={twice.title}
              action={
                <Button asChild size="sm">
                  <Link href={twice.hrefOf(refusal.id)}>{t('toOther')}</Link>
                </Button>
              }
            >
              {twice.hint}
            </Alert>
          )}
        </>
      }
      aside={claim && <RecordHistory title={t('history')} of={of} events={claim.events} />}
    >
      <LeaveGuard unsaved={draft.unsaved} state={draft.state} />
      {children}
    </FormPage>
  );
}

export interface ClaimFootProps {
  state: DraftState;
  isNew: boolean;
  backHref: string;
}

/** The foot of a claim's form: back, and submit. */
export function ClaimFoot({ state, isNew, backHref }: ClaimFootProps) {
  const t = useWords('claims');
  const formWords = useWords('form');
  return (
    <FormFoot state={state}>
      <Button asChild kind="quiet">
        <Link href={backHref}>{formWords('cancelEdit')}</Link>
      </Button>
      <FormSubmit>{t(isNew ? 'submit' : 'resubmit')}</FormSubmit>
    </FormFoot>
  );
}
