import type { Payment } from '@zonekit/api-client/finance/repayment';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './repayment-chart.css.ts';

const WIDTH = 640;
const HEIGHT = 240;
const BOTTOM = 28;
/** Room of the uppermost label. */
const TOP = 28;
const GRID = [0.25, 0.5, 0.75, 1];

interface RepaymentChartProps {
  /** Fen. */
  principal: number;
  payments: readonly Payment[];
}

/** What is still owed, and the interest paid so far on a scale of its own. The table says the same in figures. */
export function RepaymentChart({ principal, payments }: RepaymentChartProps) {
  const t = useWords('financeBondDetails');
  const locale = useLocale();
  const months = payments.length;
  const x = (period: number) => (WIDTH * period) / months;
  const y = (share: number) => (HEIGHT - BOTTOM) * (1 - share);
  const path = (points: readonly (readonly [number, number])[]) =>
    points
      .map(([period, share], index) => `${index === 0 ? 'M' : 'L'}${x(period).toFixed(1)} ${y(share).toFixed(1)}`)
      .join('');
  const interest = payments.reduce((sum, payment) => sum + payment.interest, 0);
  let paid = 0;
  const cumulated = payments.map(({ period, interest: part }) => {
    paid += part;
    return [period, interest === 0 ? 0 : paid / interest] as const;
  });
  const owed = [[0, 1] as const, ...payments.map(({ period, balance }) => [period, balance / principal] as const)];
  const sum = (fen: number) => moneyText(fen, locale);
  const middle = Math.round(months / 2);
  return (
    <figure>
      <figcaption className={css.legend}>
        <span className={css.key}>
          <svg className={css.swatch} viewBox="0 0 24 12" aria-hidden="true">
            <path className={css.area} d="M0 0h24v12h-24z" />
            <path className={css.line} d="M0 1h24" />
          </svg>
          {t('calculator.balance')}
        </span>
        <span className={css.key}>
          <svg className={css.swatch} viewBox="0 0 24 12" aria-hidden="true">
            <path className={css.dashes} d="M0 6h24" />
          </svg>
          {t('calculator.cumulated', { interest: sum(interest) })}
        </span>
      </figcaption>
      <svg
        className={css.chart}
        viewBox={`0 -${TOP} ${WIDTH} ${HEIGHT + TOP}`}
        role="img"
        aria-label={t('calculator.chart', { principal: sum(principal), interest: sum(interest), months })}
      >
        {GRID.map((share) => (
          <g key={share}>
            <path className={css.grid} d={`M0 ${y(share)}H${WIDTH}`} />
            <text className={css.text} x={WIDTH} y={y(share) - 5} textAnchor="end">
              {sum(Math.round(principal * share))}
            </text>
          </g>
        ))}
        <path className={css.area} d={`${path(owed)}L${x(months)} ${y(0)}L0 ${y(0)}Z`} />
        <path className={css.line} d={path(owed)} />
        <path className={css.dashes} d={path([[0, 0], ...cumulated])} />
        {[...new Set([1, middle, months])]
          .filter((period) => period > 0)
          .map((period) => (
            <text
              key={period}
              className={css.text}
              x={x(period)}
              y={HEIGHT - 4}
              textAnchor={period === months ? 'end' : period === 1 ? 'start' : 'middle'}
            >
              {t('calculator.nth', { period })}
            </text>
          ))}
      </svg>
    </figure>
  );
}
