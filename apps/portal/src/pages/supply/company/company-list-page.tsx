import type { SupplyCompanySummary } from '@zonekit/api-client/supply/company/contract';
import { supplyCompanyEndpoints } from '@zonekit/api-client/supply/company/endpoints';
import { useSupplyCompanies } from '@zonekit/api-client/supply/company/hooks';
import { supplyCompanyList } from '@zonekit/api-client/supply/company/lists';
import { supplyProductList } from '@zonekit/api-client/supply/product/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { COMPANIES, companyPath, HALL, PRODUCTS } from '../paths.ts';
import { Sides } from '../sides.tsx';
import * as css from '../supply.css.ts';

/** Companies of the supply side. */
export function CompanyListPage({ search }: { search: ListSearch<keyof typeof supplyCompanyList.facets> }) {
  const t = useWords('supply');
  return (
    <ListPage
      path={COMPANIES}
      trail={[{ label: t('area'), href: HALL }]}
      tabs={<Sides current={COMPANIES} />}
      list={supplyCompanyList}
      file={supplyCompanyEndpoints.supplyCompaniesFile}
      search={search}
      others={{ products: { label: t('product.title'), path: PRODUCTS, list: supplyProductList } }}
      read={useSupplyCompanies(listQuery(supplyCompanyList, search))}
      words={{
        title: t('company.title'),
        lede: t('company.description'),
        searchLabel: t('company.search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(company) => <CompanyRow company={company} />}
    />
  );
}

function CompanyRow({ company }: { company: SupplyCompanySummary }) {
  const t = useWords('supply');
  const { id, name, lang, title_hits, snippet, summary, place, qualifications, fields, founded_on } = company;
  return (
    <Link href={companyPath(id)} className={css.row}>
      <div className={css.body}>
        <span className={css.title}>
          <RowTitle item={{ title: name, lang, title_hits }} />
        </span>
        <p className={css.text} lang={lang}>
          {snippet ? <MarkedText pieces={snippet} /> : summary}
        </p>
        <p className={css.tags}>
          {fields.map((field) => (
            <Tag key={field} strong>
              {t(`fields.${field}`)}
            </Tag>
          ))}
          {qualifications.map((each) => (
            <Tag key={each}>{t(`qualifications.${each}`)}</Tag>
          ))}
        </p>
      </div>
      <div className={css.end}>
        <span lang={lang}>{place}</span>
        <span>{t('products', { count: company.products })}</span>
        <span>{t('founded', { year: founded_on.slice(0, 4) })}</span>
      </div>
    </Link>
  );
}
