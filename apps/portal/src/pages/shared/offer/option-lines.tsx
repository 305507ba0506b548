import { Checkbox } from '@zonekit/ui/checkbox';
import { Money } from '@zonekit/ui/money';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { toggled } from './offer-choice.ts';
import * as css from './price-card.css.ts';
import { useOfferAddress } from './use-offer-address.ts';

interface OptionLinesProps {
  lang: string;
  options: readonly { id: string; name: string; price: { amount: number }; note: string | null }[];
  chosen: readonly string[];
}

/** The extras of an offer, each with what it adds to the price. */
export function OptionLines({ lang, options, chosen }: OptionLinesProps) {
  const t = useWords('offer');
  const locale = useLocale();
  const change = useOfferAddress();
  if (options.length === 0) return null;
  return (
    <ul aria-label={t('options')}>
      {options.map(({ id, name, price, note }) => (
        <li key={id} className={css.line}>
          <Checkbox
            label={
              <span lang={lang}>
                {name}
                {note && <small className={css.small}>{note}</small>}
              </span>
            }
            checked={chosen.includes(id)}
            onChange={() => change({ options: toggled(chosen, id) })}
          />
          <span className={chosen.includes(id) ? css.sum : `${css.sum} ${css.off}`}>
            <Money fen={price.amount} locale={locale} precise />
          </span>
        </li>
      ))}
    </ul>
  );
}
