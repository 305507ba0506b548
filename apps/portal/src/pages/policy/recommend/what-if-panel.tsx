import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { Money } from '@zonekit/ui/money';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { ArrowRight, RotateCcw } from 'lucide-react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { Change } from './change.tsx';
import { amountChange } from './signed.ts';
import type { Draft } from './use-draft.ts';
import type { WhatIfState } from './what-if.types.ts';
import { WhatIfAnswers } from './what-if-answers.tsx';
import * as css from './what-if-panel.css.ts';

/** The ten answers to try, and what each change would gain or lose before it is saved. Source: pages.md, policyRecommend. */
export function WhatIfPanel({ draft, eligible }: { draft: Draft; eligible: number }) {
  const t = useWords('policyRecommend');
  const { changed, saving } = draft;
  const untouched = changed.length === 0;
  return (
    <>
      <p className={css.sub}>
        <span>{t('what.answers')}</span>
        <span className={css.subCount}>{!untouched && t('what.changed', { count: changed.length })}</span>
      </p>
      <WhatIfAnswers draft={draft} />
      <Outcome outcome={draft.outcome} eligible={eligible} />
      {saving.status === 'failed' && (
        <Alert tone="danger" role="alert" title={t('saveFailed')}>
          {saving.error.serverMessage}
        </Alert>
      )}
      <div className={css.foot}>
        <Button
          kind="primary"
          disabled={untouched}
          loading={saving.status === 'sending'}
          onClick={() => void draft.save()}
        >
          {t('what.save')}
        </Button>
        <Button kind="quiet" disabled={untouched} onClick={draft.reset}>
          <Icon as={RotateCcw} />
          {t('what.reset')}
        </Button>
      </div>
      <p role="status" className={css.note}>
        {saving.status === 'done' && untouched ? t('what.savedNote') : t('what.note')}
      </p>
    </>
  );
}

const SIGNS = { eligible: '+', near: '−', unknown: '?', not: '−' } as const;

function Outcome({ outcome, eligible }: { outcome: WhatIfState; eligible: number }) {
  const t = useWords('policyRecommend');
  const locale = useLocale();
  const result = outcome.status === 'done' ? outcome.data : null;
  return (
    <div className={css.out} aria-live="polite" aria-busy={outcome.status === 'sending'}>
      <p className={css.outTotal}>
        <span>{t('what.count')}</span>
        {result && result.before.eligible !== result.after.eligible && (
          <>
            <s aria-hidden="true">{result.before.eligible}</s>
            <VisuallyHidden>{t('what.was', { count: result.before.eligible })}</VisuallyHidden>
            <Icon as={ArrowRight} size={20} />
          </>
        )}
        <b>{result?.after.eligible ?? eligible}</b>
        <span>{t('unit')}</span>
      </p>
      <p>
        {outcome.status === 'idle' && t('what.unchanged')}
        {outcome.status === 'sending' && t('what.computing')}
        {outcome.status === 'failed' && t('what.failed')}
        {result && (
          <>
            {t.rich('what.sum', { money: () => <Money fen={result.after.amount.amount} locale={locale} /> })}{' '}
            <Change text={amountChange(result.after.amount.amount - result.before.amount.amount, locale)} />
          </>
        )}
      </p>
      {result?.changes.length === 0 && <p>{t('what.none')}</p>}
      {result && result.changes.length > 0 && (
        <ul className={css.changes}>
          {result.changes.map(({ declaration_id, title, amount, from, to }) => (
            <li key={declaration_id} data-to={to} data-lost={from === 'eligible' ? '' : undefined}>
              <span className={css.sign} aria-hidden="true">
                {SIGNS[to]}
              </span>
              <span>{title}</span>
              <span>
                {to === 'eligible' && amount ? <Money fen={amount.amount} locale={locale} /> : t(`what.becomes.${to}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
