import { Container } from '@zonekit/ui/container';
import { Money } from '@zonekit/ui/money';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../platform/words/use-words.ts';
import * as css from './figures.css.ts';
import type { HomeData } from './home-data.ts';

function Figure({ label, note, children }: { label: string; note: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value}>{children}</dd>
      <dd className={css.note}>{note}</dd>
    </div>
  );
}

export function Figures({ figures, freeHalfDays }: { figures: HomeData['figures']; freeHalfDays: number | null }) {
  const t = useWords('home');
  const locale = useLocale();
  const unit = t('figures.unit');
  const counted = (count: number) => (
    <>
      {count.toLocaleString(locale)}
      {unit && <small className={css.unit}>{unit}</small>}
    </>
  );
  return (
    <Container>
      <dl className={css.figures}>
        <Figure label={t('figures.policies')} note={t('figures.policiesNote', { count: figures.policiesThisWeek })}>
          {counted(figures.policiesEffective)}
        </Figure>
        <Figure label={t('figures.calls')} note={t('figures.callsNote', { count: figures.declarationsClosing })}>
          {counted(figures.declarationsOpen)}
        </Figure>
        <Figure label={t('figures.amount')} note={t('figures.amountNote', { count: figures.departments })}>
          <Money fen={figures.amountOpen} locale={locale} />
        </Figure>
        {freeHalfDays !== null && (
          <Figure label={t('figures.roadshow')} note={t('figures.roadshowNote')}>
            {freeHalfDays}
            <small className={css.unit}>{t('figures.roadshowUnit')}</small>
          </Figure>
        )}
      </dl>
    </Container>
  );
}
