import type { Quote } from '@zonekit/api-client/order/contract';
import { Cover } from '@zonekit/ui/cover';
import { Link } from '@zonekit/ui/link';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import type { OrderChoice } from '../../shared/order/order-address.ts';
import { Seller, useChoiceText } from '../summary/order-facts.tsx';
import { calendarHref } from './conflict-notice.tsx';
import * as css from './flow.css.ts';

/** Ordered offer and its seller, with a link back to the choice. */
export function OrderedItem({ quote, choice }: { quote: Quote; choice: OrderChoice }) {
  const t = useWords('orderFlow');
  const chosen = useChoiceText()(quote);
  const { kind, start, end } = choice;
  return (
    <div className={css.item}>
      <Cover id={quote.offer.id} kind="range" className={css.cover} />
      <div>
        <b className={css.itemTitle}>{quote.offer.title}</b>
        <p>
          <Seller shop={quote.shop} />
        </p>
        {start && end && (
          <p>
            {t('when')} <Time value={start} to={end} format="datetime" />
          </p>
        )}
        <p>{chosen}</p>
      </div>
      <Link kind="text" href={calendarHref(quote.offer.path, choice)}>
        {t(`change.${kind}`)}
      </Link>
    </div>
  );
}
