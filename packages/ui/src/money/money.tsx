import type { ComponentProps } from 'react';
import * as css from './money.css.ts';
import { moneyGap } from './money-gap.ts';
import { moneyParts } from './money-parts.ts';

export interface MoneyProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Integer, in fen. */
  fen: number;
  /** BCP 47 locale by which the amount is written: `zh-CN`. */
  locale: string;
  /** To the fen, for a bill. */
  precise?: boolean;
  /** Words before an upper limit, as small as the unit: `up to`, `最高`. */
  limit?: string;
}

/** A sum with its unit; the figure in the size and weight of its surroundings, the unit smaller. */
export function Money({ fen, locale, precise, limit, className, ...props }: MoneyProps) {
  const { prefix, figure, unit } = moneyParts(fen, locale, precise);
  const gap = moneyGap(locale) && <span className={css.gap}> </span>;
  return (
    <span className={[css.money, className].filter(Boolean).join(' ')} {...props}>
      {limit && <span className={css.limit}>{limit} </span>}
      {prefix && (
        <span className={css.currency} data-sign={prefix === '¥' ? '' : undefined}>
          {prefix}
          {gap}
        </span>
      )}
      <span>{figure}</span>
      {unit && (
        <span className={css.unit}>
          {gap}
          {unit}
        </span>
      )}
    </span>
  );
}
