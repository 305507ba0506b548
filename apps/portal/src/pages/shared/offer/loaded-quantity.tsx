import { NumberInput } from '@zonekit/ui/number-input';
import { useId } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './price-card.css.ts';
import type { QuantityFieldProps } from './quantity-field.types.ts';
import { useOfferAddress } from './use-offer-address.ts';

/** Quantity. */
export function LoadedQuantity({ value, most, unit }: QuantityFieldProps) {
  const t = useWords('offer');
  const id = useId();
  const change = useOfferAddress();
  return (
    <div className={css.quantity}>
      <label htmlFor={id}>{t('quantity')}</label>
      <NumberInput
        id={id}
        value={value}
        min={1}
        max={most}
        unit={t('unit', { unit })}
        onValueChange={(next, problem) => {
          if (next !== null && problem === null) change({ quantity: next === 1 ? undefined : String(next) });
        }}
        labels={{
          increase: t('more'),
          decrease: t('less'),
          problems: { below: t('least'), above: t('most', { most }), malformed: t('least'), 'off-step': t('least') },
        }}
      />
    </div>
  );
}
