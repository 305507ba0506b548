import type { Quote } from '@zonekit/api-client/order/contract';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Field } from '@zonekit/ui/field';
import { NumberInput } from '@zonekit/ui/number-input';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './flow.css.ts';
import { type Shortage, shortageOf } from './order-conflict.ts';
import { mostOf } from './order-search.ts';

interface QuantityFieldProps {
  kind: 'service' | 'material';
  quote: Quote;
  /** As typed; null while it is empty. */
  quantity: number | null;
  onQuantity: (quantity: number | null) => void;
  onWarehouse: (id: string) => void;
}

/** Quantity. Where the warehouse has less, the field keeps its value and offers the rest, or another warehouse. */
export function QuantityField({ kind, quote, quantity, onQuantity, onWarehouse }: QuantityFieldProps) {
  const t = useWords('orderFlow');
  const most = mostOf(kind);
  const shortage = shortageOf(quote);
  return (
    <div className={css.quantity}>
      <Field
        label={t('quantity')}
        error={quantity === null ? t('missing.quantity', { most: String(most) }) : undefined}
        required
      >
        {(input) => (
          <NumberInput
            {...input}
            value={quantity}
            // An invalid number stays in the field alone.
            onValueChange={(typed, problem) => onQuantity(problem ? null : typed)}
            min={1}
            max={most}
            unit={quote.unit}
            labels={{ increase: t('increase'), decrease: t('decrease') }}
          />
        )}
      </Field>
      {shortage && <ShortageNotice shortage={shortage} quote={quote} {...{ onQuantity, onWarehouse }} />}
    </div>
  );
}

interface ShortageNoticeProps extends Pick<QuantityFieldProps, 'quote' | 'onQuantity' | 'onWarehouse'> {
  shortage: Shortage;
}

function ShortageNotice({ shortage, quote, onQuantity, onWarehouse }: ShortageNoticeProps) {
  const t = useWords('orderFlow');
  const { left, elsewhere } = shortage;
  const { unit, quantity } = quote;
  const warehouse = quote.warehouse?.name ?? '';
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After a submission the focus was on a button that is disabled while the price is read anew. Who types keeps it.
    if (document.activeElement === document.body) notice.current?.focus();
  }, []);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      role="alert"
      tone="warning"
      title={left > 0 ? t('conflict.stock', { warehouse, left, unit }) : t('conflict.stockNone', { warehouse })}
      action={
        <span className={css.actions}>
          {left > 0 && (
            <Button size="sm" onClick={() => onQuantity(left)}>
              {t('conflict.takeRest', { left, unit })}
            </Button>
          )}
          {elsewhere.map(({ id, name, count }) => (
            <Button key={id} size="sm" onClick={() => onWarehouse(id)}>
              {t('conflict.takeFrom', { warehouse: name, count, unit })}
            </Button>
          ))}
        </span>
      }
    >
      <p>{t(left > 0 || elsewhere.length > 0 ? 'conflict.stockHint' : 'conflict.stockNowhere', { quantity, unit })}</p>
    </Alert>
  );
}
