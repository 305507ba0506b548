import type { FacetValue } from '@zonekit/api-client/contract';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import type { OrderPageName } from '../../shared/order/orders-address.ts';
import * as own from '../../shared/user-centre/own-list.css.ts';
import * as css from './orders.css.ts';
import { kindsOf, type OrdersSearch, ordersHref } from './orders-search.ts';

interface KindFilterProps {
  name: OrderPageName;
  search: OrdersSearch;
  values: readonly FacetValue[];
}

/** Links to the kinds of a view that has several, with the number of orders of each. */
export function KindFilter({ name, search, values }: KindFilterProps) {
  const t = useWords('orderList');
  const kinds = kindsOf(search.view);
  const present = values.filter(
    ({ value, count }) => kinds.some((kind) => kind === value) && (count > 0 || value === search.kind),
  );
  if (present.length < 2 && !search.kind) return null;
  const { view, status, q } = search;
  const common = { view, ...(status && { status }), ...(q && { q }) };
  return (
    <nav aria-label={t('byKind')} className={css.kinds}>
      <Link className={own.state} href={ordersHref(name, common)} aria-current={search.kind ? undefined : 'true'}>
        {t('allKinds')}
      </Link>
      {present.map(({ value, label, count }) => {
        const kind = kinds.find((each) => each === value);
        return (
          kind && (
            <Link
              key={value}
              className={own.state}
              href={ordersHref(name, { ...common, kind })}
              aria-current={kind === search.kind ? 'true' : undefined}
            >
              {label} <span>{count}</span>
            </Link>
          )
        );
      })}
    </nav>
  );
}
