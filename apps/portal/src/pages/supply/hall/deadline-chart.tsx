import type { DemandSummary } from '@zonekit/api-client/supply/demand/contract';
import { addDays } from '@zonekit/ui/day';
import { moneyText } from '@zonekit/ui/money/parts';
import { useFormatter, useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './deadline-chart.css.ts';
import { pointsOf, stepOf } from './deadline-points.ts';

const WAN = 1_000_000;
/** Days that the chart spans at least. */
const SPAN = 14;
const CLOSING = 7;
const PARTS = [0, 1, 2, 3, 4];

/** Which demand of the page ends when, for how much. The rows say the same in words. */
export function DeadlineChart({ demands }: { demands: readonly DemandSummary[] }) {
  const t = useWords('supplyHall');
  const format = useFormatter();
  const locale = useLocale();
  const points = pointsOf(demands);
  const [first] = demands;
  if (points.length < 2 || !first) return null;
  const today = addDays(first.deadline, -first.days_left);
  const span = Math.max(SPAN, ...points.map(({ daysLeft }) => daysLeft));
  const most = Math.max(...points.map(({ budget }) => budget));
  const step = stepOf(most / WAN);
  const x = (days: number) => `${(days / span) * 100}%`;
  const y = (wan: number) => `${(wan / (step * 4)) * 100}%`;
  const nearest = Math.min(...points.map(({ daysLeft }) => daysLeft));
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>
        <b>{t('chart.title')}</b>
        <span className={css.note}>{t('chart.line')}</span>
      </figcaption>
      <div
        className={css.chart}
        role="img"
        aria-label={t('chart.label', {
          count: points.length,
          date: addDays(today, nearest),
          amount: moneyText(most, locale),
        })}
      >
        <div className={css.plot}>
          <span className={css.closing} style={{ width: x(CLOSING) }}>
            {t('chart.closing', { days: CLOSING })}
          </span>
          {PARTS.map((part) => (
            <span key={part} className={css.level} style={{ bottom: y(part * step) }}>
              <span className={css.levelText}>{format.number(part * step)}</span>
            </span>
          ))}
          {PARTS.map((part) => {
            const days = Math.round((span * part) / 4);
            return (
              <span key={part} className={css.day} data-part={part} style={{ insetInlineStart: x(days) }}>
                {part === 0 ? t('chart.today') : addDays(today, days).slice(5)}
              </span>
            );
          })}
          {points.map(({ id, number, daysLeft, budget }) => (
            <span
              key={id}
              className={css.stem}
              data-closing={daysLeft <= CLOSING ? '' : undefined}
              style={{ insetInlineStart: x(daysLeft), height: y(budget / WAN) }}
            >
              <span className={css.point}>{number}</span>
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
