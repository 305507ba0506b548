import type { UnitSummary } from '@zonekit/api-client/space/contract';
import { useFormatter } from 'use-intl';
import { useWords } from '../../platform/words/use-words.ts';
import * as css from './space.css.ts';

/** Rent per square metre and month, its figure large. */
export function Rent({ rent }: Pick<UnitSummary, 'rent'>) {
  const t = useWords('space');
  const format = useFormatter();
  const figure = format.number(rent.amount / 100, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={css.rent}>
      {t.rich('rent', { rent: figure, b: (chunks) => <b className={css.rentFigure}>{chunks}</b> })}
    </span>
  );
}

/** The price as the landlord states it: `2.4元/㎡·天`. */
export const useStatedPrice = () => {
  const t = useWords('space');
  return ({ price, price_unit }: Pick<UnitSummary, 'price' | 'price_unit'>) =>
    t(`price.${price_unit}`, { amount: price.amount / 100 });
};
