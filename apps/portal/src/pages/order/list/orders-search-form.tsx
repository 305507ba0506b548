import { useRouter } from '@tanstack/react-router';
import { Button } from '@zonekit/ui/button';
import { Icon } from '@zonekit/ui/icon';
import { TextInput } from '@zonekit/ui/text-input';
import { Search } from 'lucide-react';
import { useWords } from '../../../platform/words/use-words.ts';
import type { OrderPageName } from '../../shared/order/orders-address.ts';
import * as css from './orders.css.ts';
import { type OrdersSearch, ordersHref } from './orders-search.ts';

/** Searches the orders of the view by what was ordered; the address holds what is looked for. */
export function OrdersSearchForm({ name, search }: { name: OrderPageName; search: OrdersSearch }) {
  const t = useWords('orderList');
  const router = useRouter();
  const { view, kind, status, q = '' } = search;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the oldest browser served
    <form
      role="search"
      className={css.search}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('q');
        const words = typeof typed === 'string' ? typed.trim() : '';
        void router.navigate({
          href: ordersHref(name, { view, ...(kind && { kind }), ...(status && { status }), q: words }),
        });
      }}
    >
      <TextInput
        // Another address has other words in it.
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        aria-label={t('search')}
        placeholder={t('search')}
      />
      <Button type="submit">
        <Icon as={Search} />
        {t('find')}
      </Button>
    </form>
  );
}
