import { demandResponse as life } from '@zonekit/api-client/lifecycle/demand-response';
import type { DemandResponse } from '@zonekit/api-client/supply/response/contract';
import { useMoveResponse } from '@zonekit/api-client/supply/response/hooks';
import { Button } from '@zonekit/ui/button';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { lazy, Suspense, useState } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { StateChip } from '../../shared/state-chip.tsx';
import { companyPath } from '../paths.ts';
import { FitCells, Reasons } from '../reasons.tsx';
import * as css from '../supply.css.ts';

const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }));

/** What a company proposes and how it compares, to be accepted or declined. */
export function ReceivedResponse({ response }: { response: DemandResponse }) {
  const t = useWords('supplyOwn');
  const locale = useLocale();
  const { company, proposal, price, term_months, reasons, status, events, contact_person, contact_phone } = response;
  const reason = events.at(-1)?.reason;
  return (
    <li className={css.match}>
      <div className={css.matchHead}>
        <h3>{company.id ? <Link href={companyPath(company.id)}>{company.name}</Link> : company.name}</h3>
        <StateChip of={life} state={status} />
      </div>
      <p className={css.note}>
        <span>
          {t('price')} {price ? <Money fen={price.amount} locale={locale} /> : t('open')}
        </span>
        <span>
          {t('term')} {t('months', { count: term_months })}
        </span>
        <span>
          {t('contact')} {contact_person} {contact_phone}
        </span>
      </p>
      <p className={css.text}>{proposal}</p>
      {reasons.length > 0 && (
        <>
          <FitCells reasons={reasons} />
          <Reasons reasons={reasons} />
        </>
      )}
      {reason && <p className={css.muted}>{reason}</p>}
      <Answers response={response} />
    </li>
  );
}

function Answers({ response: { id, allowed, company } }: { response: DemandResponse }) {
  const t = useWords('supplyOwn');
  const { state, send } = useMoveResponse();
  const [isDeclining, setDeclining] = useState(false);
  const answer = (status: 'accepted' | 'declined', reason?: string) =>
    void send({ params: { response_id: id }, body: { status, ...(reason && { reason }) } });
  const isSending = state.status === 'sending';
  return (
    <span className={css.actions}>
      {allowed.includes('accepted') && (
        <Button
          size="sm"
          aria-label={t('acceptOf', { name: company.name })}
          loading={isSending}
          onClick={() => answer('accepted')}
        >
          {t('accept')}
        </Button>
      )}
      {allowed.includes('declined') && (
        <Button
          size="sm"
          kind="quiet"
          aria-label={t('declineOf', { name: company.name })}
          loading={isSending}
          onClick={() => setDeclining(true)}
        >
          {t('decline')}
        </Button>
      )}
      {state.status === 'failed' && (
        <span role="alert" className={css.refused}>
          {state.error.serverMessage ?? t('moveFailed')}
        </span>
      )}
      {isDeclining && (
        <Suspense>
          <ReasonDialog
            title={t('declineTitle')}
            label={t('declineReason')}
            confirm={t('decline')}
            onClose={() => setDeclining(false)}
            onGiven={(reason) => {
              setDeclining(false);
              answer('declined', reason);
            }}
          />
        </Suspense>
      )}
    </span>
  );
}
