import type { ServiceSummary } from '@zonekit/api-client/business/service/contract';
import { serviceEndpoints } from '@zonekit/api-client/business/service/endpoints';
import { useExperimentServices } from '@zonekit/api-client/business/service/hooks';
import { experimentServiceList } from '@zonekit/api-client/business/service/lists';
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
import { orderAddress } from '../../shared/order/order-address.ts';
import { LANDING, SERVICES, servicePath } from '../resource-paths.ts';
import * as css from './offers.css.ts';

/** Services of laboratories with their cheapest package, which can be ordered from here. */
export function ServiceListPage({ search }: { search: ListSearch<keyof typeof experimentServiceList.facets> }) {
  const t = useWords('experimentService');
  const area = useWords('experiment');
  return (
    <ListPage
      path={SERVICES}
      trail={[{ label: area('title'), href: LANDING }]}
      list={experimentServiceList}
      plainRanges={[
        { name: 'price', label: t('price'), unit: area('yuan'), Control: RangeFacet },
        { name: 'days', label: t('days'), unit: t('daysUnit'), Control: RangeFacet },
      ]}
      file={serviceEndpoints.experimentServicesFile}
      search={search}
      read={useExperimentServices(listQuery(experimentServiceList, search))}
      words={{
        title: t('title'),
        lede: t('description'),
        searchLabel: t('search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(service) => <ServiceRow service={service} />}
    />
  );
}

function ServiceRow({ service }: { service: ServiceSummary }) {
  const t = useWords('experimentService');
  const area = useWords('experiment');
  const { id, title, lang, shop, headline, snippet, standards, qualifications, packages, category, rating } = service;
  const [cheapest] = packages;
  const chosen = packages.find(({ recommended }) => recommended) ?? cheapest;
  return (
    <div className={css.row}>
      <div className={css.body}>
        <Link href={servicePath(id)} className={css.title}>
          <RowTitle item={service} />
        </Link>
        <p className={css.line} lang={lang}>
          <span>{shop.name}</span>
          <span>{snippet ? <MarkedText pieces={snippet} /> : headline}</span>
        </p>
        <p className={css.tags}>
          <Tag>{category.name}</Tag>
          {qualifications
            .filter((qualification) => qualification !== 'none')
            .map((qualification) => (
              <Tag key={qualification}>{area(`qualifications.${qualification}`)}</Tag>
            ))}
          {service.voucher_rate > 0 && <Tag>{area('voucher')}</Tag>}
        </p>
      </div>
      <p className={css.middle}>
        <span>{standards.join(' · ')}</span>
        <span>
          {rating.average === null ? t('unrated') : t('rating', { rating: rating.average, count: rating.count })}
        </span>
      </p>
      <p className={css.price}>
        {cheapest && (
          <span>
            {cheapest.price.amount === 0
              ? t('free')
              : t.rich('from', {
                  price: cheapest.price.amount / 100,
                  unit: cheapest.unit,
                  figure: (chunks) => <Figure>{chunks}</Figure>,
                })}
          </span>
        )}
        {cheapest && <span>{t('deliveredIn', { days: cheapest.days })}</span>}
        {packages.length > 1 && <span>{t('packages', { count: packages.length })}</span>}
      </p>
      {chosen && (
        <Button asChild size="sm">
          <Link
            href={orderAddress({ kind: 'service', offer: id, spec: chosen.id })}
            aria-label={t('orderOf', { title })}
          >
            {t('order')}
          </Link>
        </Button>
      )}
    </div>
  );
}
