import type { Lifecycle } from '@zonekit/api-client/lifecycle';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { Attachments, OpenFile, type OpenFileProps } from '../attachments/attachments.tsx';
import { RecordClock } from '../record/record-clock.tsx';
import { RecordHistory } from '../record/record-history.tsx';
import { RecordStanding } from '../record/record-standing.tsx';
import { StateChip } from '../state-chip.tsx';
import type { Claim } from './claim.types.ts';
import { ClaimCorrect } from './claim-correct.tsx';
import * as css from './claim-detail.css.ts';

export interface ClaimDetailProps<S extends string, Field extends string> {
  of: Lifecycle<S>;
  claim: Claim<S, Field>;
  /** States that are still to come. */
  coming: readonly S[];
  /** Pages between home and this one. */
  trail: readonly { label: string; href: string }[];
  title: string;
  /** How it stands, in words. */
  standing: string;
  labelOf: (field: Field) => string;
  /** Of the form that corrects it. */
  correctHref: string;
  /** Beside the way to the form. */
  actions?: ReactNode;
  /** By the ids of their headings; the files follow. */
  parts: readonly { id: string; title: string; content: ReactNode }[];
  filesTitle: string;
  /** Of the address; absent where none is open. */
  fileId: string | undefined;
  /** Endpoints whose answers hold the files. */
  holders: OpenFileProps['holders'];
}

/** One claim: how it stands and whose turn it is, what was submitted, and all that has happened. */
export function ClaimDetail<S extends string, Field extends string>({
  of,
  claim,
  coming,
  trail,
  title,
  parts,
  filesTitle,
  fileId,
  holders,
  ...standing
}: ClaimDetailProps<S, Field>) {
  const t = useWords('claims');
  const { number, status, events, files } = claim;
  const outline = [...parts, { id: 'files', title: filesTitle }].map(({ id, title: text }) => ({ id, text }));
  return (
    <>
      <DetailPage
        trail={trail}
        title={title}
        line={t('numbered', { number })}
        chips={<StateChip of={of} state={status} />}
        facts={<RecordClock of={of} events={events} planned={coming} />}
        outline={outline}
        aside={<RecordHistory title={t('history')} of={of} events={events} />}
      >
        <Standing of={of} claim={claim} {...standing} />
        {parts.map(({ id, title: heading, content }) => (
          <section key={id} className={css.part} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            {content}
          </section>
        ))}
        <section className={css.part} aria-labelledby="files">
          <h2 id="files">{filesTitle}</h2>
          {files.length > 0 ? <Attachments files={files} applyFailed={t('applyFailed')} /> : <p>{t('noFiles')}</p>}
        </section>
      </DetailPage>
      <OpenFile files={files} fileId={fileId} holders={holders} />
    </>
  );
}

/** A state's tone as that of an alert. */
const feedbackOf = (tone: string) => (tone === 'success' || tone === 'warning' || tone === 'danger' ? tone : 'info');

type StandingProps<S extends string, Field extends string> = Pick<
  ClaimDetailProps<S, Field>,
  'of' | 'claim' | 'standing' | 'labelOf' | 'correctHref' | 'actions'
>;

/** Whose turn it is and until when, or what came of it; what was returned says why and leads to the form. */
function Standing<S extends string, Field extends string>({
  of,
  claim,
  standing,
  labelOf,
  correctHref,
  actions,
}: StandingProps<S, Field>) {
  const t = useWords('claims');
  return (
    <RecordStanding
      tone={feedbackOf(of.states[claim.status].tone)}
      title={standing}
      events={claim.events}
      remarks={claim.remarks.map(({ field, remark }) => ({ label: labelOf(field), remark }))}
      until={(time) => t.rich(claim.status === 'returned' ? 'correctUntil' : 'due', { time: () => time })}
      action={
        <>
          <ClaimCorrect claim={claim} kind="primary" href={correctHref} />
          {actions}
        </>
      }
    />
  );
}
