import type { ComponentProps } from 'react';
import * as css from './money.css.ts';
import { moneyParts } from './money-parts.ts';

export interface MoneyProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Integer, in fen. */
  fen: number;
  locale: string;
  /** To the fen, for a bill. */
  precise?: boolean;
}

/** A sum with its unit; the figure in the size and weight of its surroundings, the unit smaller. */
export function Money({ fen, locale, precise, className, ...props }: MoneyProps) {
  const { prefix, figure, unit } = moneyParts(fen, locale, precise);
  return (
    <span className={[css.money, className].filter(Boolean).join(' ')} {...props}>
      {prefix && (
        <span className={css.unit} data-sign={prefix === '¥' ? '' : undefined}>
          {prefix}
        </span>
      )}
      <span>{figure}</span>
      {unit && <span className={css.unit}>{unit}</span>}
    </span>
  );
}
