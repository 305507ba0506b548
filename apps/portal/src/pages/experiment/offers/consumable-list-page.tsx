import type { ProductSummary } from '@zonekit/api-client/material/product/contract';
import { productEndpoints } from '@zonekit/api-client/material/product/endpoints';
import { useConsumables } from '@zonekit/api-client/material/product/hooks';
import { consumableList } from '@zonekit/api-client/material/product/lists';
import { RangeFacet } from '@zonekit/portal-kit/facet-filter/range-facet';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { Button } from '@zonekit/ui/button';
import { Figure } from '@zonekit/ui/figure';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { CONSUMABLES, consumablePath, LANDING } from '../resource-paths.ts';
import * as css from './offers.css.ts';

/** Reagents and consumables with what is in stock and when it can be there. */
export function ConsumableListPage({ search }: { search: ListSearch<keyof typeof consumableList.facets> }) {
  const t = useWords('experimentConsumable');
  const area = useWords('experiment');
  return (
    <ListPage
      path={CONSUMABLES}
      trail={[{ label: area('title'), href: LANDING }]}
      list={consumableList}
      plainRanges={[{ name: 'price', label: t('price'), unit: area('yuan'), Control: RangeFacet }]}
      file={productEndpoints.consumablesFile}
      search={search}
      read={useConsumables(listQuery(consumableList, search))}
      words={{
        title: t('title'),
        lede: t('description'),
        searchLabel: t('search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(consumable) => <ConsumableRow consumable={consumable} />}
    />
  );
}

function ConsumableRow({ consumable }: { consumable: ProductSummary }) {
  const t = useWords('experimentConsumable');
  const area = useWords('experiment');
  const { id, title, lang, model, shop, headline, snippet, category, hazard, stock, unit, spec_name } = consumable;
  const { price, price_from, earliest, specs_count } = consumable;
  return (
    <div className={css.row}>
      <div className={css.body}>
        <Link href={consumablePath(id)} className={css.title}>
          <RowTitle item={consumable} />
        </Link>
        <p className={css.line} lang={lang}>
          <span>{model}</span>
          <span>{shop.name}</span>
          <span>{snippet ? <MarkedText pieces={snippet} /> : headline}</span>
        </p>
        <p className={css.tags}>
          <Tag>{category.name}</Tag>
          {hazard === 'hazardous' && <Tag strong>{t('hazardous')}</Tag>}
          {consumable.voucher_rate > 0 && <Tag>{area('voucher')}</Tag>}
        </p>
      </div>
      <p className={css.middle}>
        <span>{stock > 0 ? t('stock', { count: stock, unit }) : t('none')}</span>
        {earliest && <span>{t('arrives', { warehouse: earliest.warehouse.name, arrival: earliest.arrival })}</span>}
      </p>
      <p className={css.price}>
        <span>
          {t.rich('unitPrice', {
            price: price.amount / 100,
            unit,
            figure: (chunks) => <Figure>{chunks}</Figure>,
          })}
        </span>
        <span>{specs_count > 1 ? t('specs', { count: specs_count }) : spec_name}</span>
        {price_from.amount < price.amount && <span>{t('from', { price: price_from.amount / 100 })}</span>}
      </p>
      {earliest && (
        <Button asChild size="sm">
          <Link href={consumablePath(id)} aria-label={t('orderOf', { title })}>
            {t('order')}
          </Link>
        </Button>
      )}
    </div>
  );
}
