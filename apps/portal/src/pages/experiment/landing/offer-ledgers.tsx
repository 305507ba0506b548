import type { ServiceSummary } from '@zonekit/api-client/business/service/contract';
import type { ProductSummary } from '@zonekit/api-client/material/product/contract';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { consumablePath, servicePath } from '../resource-paths.ts';
import * as css from './landing.css.ts';

/** Services with their time and the price of their cheapest package. */
export function Services({ services }: { services: readonly ServiceSummary[] }) {
  const t = useWords('experimentLanding');
  return (
    <ul className={css.ledger}>
      {services.map(({ id, title, lang, packages: [cheapest] }) => (
        <li key={id}>
          <Link href={servicePath(id)} className={css.offer}>
            <span className={css.offerTitle} lang={lang}>
              {title}
            </span>
            <span className={css.offerNote}>{cheapest && t('services.days', { days: cheapest.days })}</span>
            <b className={css.offerPrice}>
              {cheapest &&
                (cheapest.price.amount === 0
                  ? t('free')
                  : t('price', { price: cheapest.price.amount / 100, unit: cheapest.unit }))}
            </b>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Consumables with the warehouse that delivers first. */
export function Consumables({ consumables }: { consumables: readonly ProductSummary[] }) {
  const t = useWords('experimentLanding');
  return (
    <ul className={css.ledger}>
      {consumables.map(({ id, title, lang, earliest, price, unit }) => (
        <li key={id}>
          <Link href={consumablePath(id)} className={css.offer}>
            <span className={css.offerTitle} lang={lang}>
              {title}
            </span>
            <span className={css.offerNote}>
              {earliest && t('stock', { warehouse: earliest.warehouse.name, count: earliest.quantity })}
            </span>
            <b className={css.offerPrice}>{t('price', { price: price.amount / 100, unit })}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
