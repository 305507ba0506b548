import { Figure } from '@zonekit/ui/figure';
import { useWords } from '../../platform/words/use-words.ts';

/** A price per hour, its figure large. */
export function Hourly({ price }: { price: { amount: number } }) {
  const t = useWords('experiment');
  return t.rich('hourly', { price: price.amount / 100, figure: (chunks) => <Figure>{chunks}</Figure> });
}
