import type { ServiceCategory } from '@zonekit/api-client/business/service/contract';
import { serviceEndpoints } from '@zonekit/api-client/business/service/endpoints';
import { useServices } from '@zonekit/api-client/business/service/hooks';
import { RangeFacet } from '@zonekit/portal-kit/facet-filter/range-facet';
import { moneyText } from '@zonekit/ui/money/parts';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { ServiceCompareTray } from '../compare/compare-services.tsx';
import {
  BUSINESS,
  CATEGORY_WORDS,
  type CategoryId,
  type CategorySearch,
  categoryHref,
  categoryList,
  categoryQuery,
} from './categories.ts';
import { CategoryTabs } from './category-tabs.tsx';
import { scaleOf } from './price-scale.ts';
import * as css from './service-list-page.css.ts';
import { ServiceRow } from './service-row.tsx';

export interface ServiceListPageProps {
  category: CategoryId;
  categories: readonly ServiceCategory[];
  search: CategorySearch;
}

/** Services of one category with the prices of their packages on one scale. */
export function ServiceListPage({ category, categories, search }: ServiceListPageProps) {
  const t = useWords('business');
  const locale = useLocale();
  const read = useServices(categoryQuery(category, search));
  const services = read.status === 'ready' ? read.data.data : [];
  const scale = scaleOf(services);
  const held = categories.find(({ id }) => id === category);
  return (
    <>
      <ListPage
        path={BUSINESS}
        trail={[{ label: t('title'), href: categoryHref('1') }]}
        list={categoryList}
        plainRanges={[
          { name: 'price', label: t('price'), unit: t('yuan'), Control: RangeFacet },
          { name: 'days', label: t('time'), unit: t('dayUnit'), Control: RangeFacet },
        ]}
        fixed={{ category_ids: [category] }}
        file={serviceEndpoints.servicesFile}
        search={search}
        read={read}
        tabs={
          <>
            <CategoryTabs categories={categories} current={category} />
            {held && (
              <p className={css.held}>
                {t('held', { shops: held.shops, services: held.services })}
                {held.price_from && t('from', { price: moneyText(held.price_from.amount, locale) })}
              </p>
            )}
          </>
        }
        words={{
          title: t(`pages.${CATEGORY_WORDS[category]}`),
          lede: t('description'),
          searchLabel: t('search'),
          facet: (facet) => t(`facets.${facet}`),
          sort: (sort) => t(`sorts.${sort}`),
        }}
        row={(service) => <ServiceRow service={service} scale={scale} first={service.id === services[0]?.id} />}
      />
      <ServiceCompareTray />
    </>
  );
}
