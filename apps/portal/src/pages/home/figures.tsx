import { Container } from '@zonekit/ui/container';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../platform/words/use-words.ts';
import * as css from './figures.css.ts';
import type { HomeData } from './home-data.ts';
import { CALLS_CLOSING, CALLS_OPEN, DOCUMENTS_IN_FORCE } from './list-links.ts';

interface FigureProps {
  label: string;
  note: ReactNode;
  children: ReactNode;
}

function Figure({ label, note, children }: FigureProps) {
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
  /** A count leads to the list of what it counts. */
  const counted = (count: number, href: string) => (
    <Link href={href} data-count={count}>
      {count.toLocaleString(locale)}
      {unit && <small className={css.unit}>{unit}</small>}
    </Link>
  );
  return (
    <Container>
      <dl className={css.figures}>
        <Figure label={t('figures.policies')} note={t('figures.policiesNote', { count: figures.policiesThisWeek })}>
          {counted(figures.policiesEffective, DOCUMENTS_IN_FORCE)}
        </Figure>
        <Figure
          label={t('figures.calls')}
          note={
            <Link href={CALLS_CLOSING} data-count={figures.declarationsClosing}>
              {t('figures.callsNote', { count: figures.declarationsClosing })}
            </Link>
          }
        >
          {counted(figures.declarationsOpen, CALLS_OPEN)}
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
