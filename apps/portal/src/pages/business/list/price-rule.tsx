import type { ServicePrice } from '@zonekit/api-client/business/service/contract';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './price-rule.css.ts';
import type { PriceScale } from './price-scale.ts';

/** The ticks of the rules of all rows below. */
export function PriceAxis({ scale }: { scale: PriceScale }) {
  const locale = useLocale();
  return (
    <div className={css.axis} aria-hidden="true">
      {scale.ticks.map(({ fen, percent }) => (
        <span key={fen} className={css.tick} style={{ insetInlineStart: `${percent}%` }}>
          {moneyText(fen, locale)}
        </span>
      ))}
    </div>
  );
}

interface PriceRuleProps {
  packages: readonly ServicePrice[];
  scale: PriceScale;
}

/** Packages of a service on the common scale, the recommended one stronger, and their prices in words. */
export function PriceRule({ packages, scale }: PriceRuleProps) {
  const t = useWords('business');
  const locale = useLocale();
  const places = packages.map(({ price }) => scale.at(price.amount));
  const [low, high] = [Math.min(...places), Math.max(...places)];
  return (
    <div>
      <span className={css.rule} aria-hidden="true">
        <i className={css.span} style={{ insetInlineStart: `${low}%`, width: `${high - low}%` }} />
        {packages.map(({ id, recommended }, place) => (
          <i
            key={id}
            className={css.mark}
            style={{ insetInlineStart: `${places[place]}%` }}
            data-recommended={recommended ? '' : undefined}
          />
        ))}
      </span>
      <ul className={css.prices}>
        {packages.map(({ id, name, price, recommended }) => (
          <li key={id}>
            {name}{' '}
            <b data-recommended={recommended ? '' : undefined}>
              {price.amount === 0 ? t('free') : moneyText(price.amount, locale)}
            </b>
          </li>
        ))}
      </ul>
    </div>
  );
}
