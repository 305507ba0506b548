import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { useWords } from '../../../platform/words/use-words.ts';
import { useOfferAddress } from '../../shared/offer/use-offer-address.ts';
import type { ProductChoice } from './product-choice.ts';
import * as css from './stock-choice.css.ts';

interface StockChoiceProps {
  choice: ProductChoice;
  lang: string;
}

/** Stock by warehouse, with the quantity as a line across all bars; warehouses with enough stock can be chosen. */
export function StockList({ choice, lang }: StockChoiceProps) {
  const t = useWords('materialProductDetail');
  const change = useOfferAddress();
  const { rows, most, quantity, chosen, specification } = choice;
  const top = Math.max(most, quantity, 1);
  const { unit } = specification;
  return (
    <>
      <p className={css.note}>{t('stockLine', { quantity, unit })}</p>
      <fieldset className={css.list}>
        <legend>
          <VisuallyHidden>{t('sections.stock')}</VisuallyHidden>
        </legend>
        {rows.map(({ row: { warehouse, quantity: held, arrival }, short }) => (
          <label key={warehouse.id} className={css.row} data-short={short > 0 ? '' : undefined}>
            <input
              type="radio"
              name="warehouse"
              value={warehouse.id}
              className={css.radio}
              checked={chosen?.warehouse.id === warehouse.id}
              disabled={short > 0}
              onChange={() => change({ warehouse: warehouse.id })}
            />
            <span className={css.name}>
              <b>{warehouse.name}</b>
              <small>{t('distance', { km: warehouse.distance_km })}</small>
            </span>
            <span className={css.bar} aria-hidden="true">
              <span className={css.fill} style={{ width: `${(held / top) * 100}%` }} />
              <span className={css.mark} style={{ insetInlineStart: `${(quantity / top) * 100}%` }} />
            </span>
            <span className={css.held}>
              {t.rich('held', {
                count: held,
                b: (chunks) => <b>{chunks}</b>,
                unit: () => <span lang={lang}>{unit}</span>,
              })}
              {short > 0 && <small className={css.short}>{t('short', { short, unit })}</small>}
            </span>
            <span className={css.arrival}>
              <b>{arrival}</b>
              <small>{t('arrival')}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
