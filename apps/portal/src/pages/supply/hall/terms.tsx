import type { DemandSummary } from '@zonekit/api-client/supply/demand/contract';
import { DeadlineBar } from '@zonekit/ui/deadline-bar';
import { Figure } from '@zonekit/ui/figure';
import { Money } from '@zonekit/ui/money';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../supply.css.ts';
import { isOpen } from './is-open.ts';

export function Budget({ demand: { budget } }: { demand: Pick<DemandSummary, 'budget'> }) {
  const t = useWords('supplyHall');
  const locale = useLocale();
  if (budget === null) return <p className={css.open}>{t('open')}</p>;
  return (
    <p className={css.budget}>
      <Money fen={budget.amount} locale={locale} />
    </p>
  );
}

/** The days left as cells, one a day. */
export function Deadline({ demand }: { demand: Pick<DemandSummary, 'deadline' | 'days_left'> & { status: string } }) {
  const t = useWords('supplyHall');
  const { deadline, days_left } = demand;
  const date = t('until', { date: deadline });
  if (!isOpen(demand)) return <DeadlineBar daysLeft={0} closing={false} date={date} remaining={t('over')} />;
  const remaining =
    days_left === 0 ? t('lastDay') : t.rich('left', { days: days_left, figure: (chunks) => <Figure>{chunks}</Figure> });
  return <DeadlineBar daysLeft={days_left} date={date} remaining={remaining} />;
}
