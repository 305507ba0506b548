import { Money } from '@zonekit/ui/money';
import { useLocale } from 'use-intl';

interface AmountRangeProps {
  from: { amount: number };
  to: { amount: number };
}

/** The least and the most of a sum. */
export function AmountRange({ from, to }: AmountRangeProps) {
  const locale = useLocale();
  return (
    <>
      <Money fen={from.amount} locale={locale} />
      {' – '}
      <Money fen={to.amount} locale={locale} />
    </>
  );
}
