import { type ComponentType, useEffect, useState } from 'react';
import * as css from './price-card.css.ts';
import type { QuantityFieldProps } from './quantity-field.types.ts';

/** Quantity. It does nothing without script, and so its code comes after the page. */
export function QuantityField(props: QuantityFieldProps) {
  const [Loaded, setLoaded] = useState<ComponentType<QuantityFieldProps>>();
  useEffect(() => {
    void import('./loaded-quantity.tsx').then(({ LoadedQuantity }) => setLoaded(() => LoadedQuantity));
  }, []);
  return <div className={css.quantitySlot}>{Loaded && <Loaded {...props} />}</div>;
}
