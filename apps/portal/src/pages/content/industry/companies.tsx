import type { ChainCompany } from '@zonekit/api-client/content/contract';
import { contentEndpoints } from '@zonekit/api-client/content/endpoints';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Table } from '@zonekit/ui/table';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListFiles } from '../../shared/list/list-files.tsx';
import * as css from './industry-map.css.ts';

interface CompaniesProps {
  title: string;
  lang: string;
  companies: readonly ChainCompany[];
  /** The same companies in the list of the service, for its file. */
  query: { chain: string[] } | { position: string[] };
  withPosition: boolean;
  enterpriseId: string | null;
}

/** Companies of one position or of the whole chain as a table, and as a file. */
export function Companies({ title, lang, companies, query, withPosition, enterpriseId }: CompaniesProps) {
  const t = useWords('contentIndustryMap');
  const isOwn = (company: ChainCompany) => enterpriseId !== null && company.enterprise_id === enterpriseId;
  return (
    <section id="companies" className={css.companies} aria-labelledby="companies-title">
      <div className={css.companiesHead}>
        <h2 id="companies-title" className={css.heading}>
          <span lang={lang}>{title}</span> <b>{t('count', { count: companies.length })}</b>
        </h2>
        {companies.length > 0 && (
          <ListFiles endpoint={contentEndpoints.chainCompaniesFile} query={query} formats={['csv']} />
        )}
      </div>
      {companies.length === 0 ? (
        <EmptyState title={t('noCompanies')}>{t('noCompaniesLine')}</EmptyState>
      ) : (
        <Table
          caption={title}
          captionHidden
          rows={companies}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              label: t('table.company'),
              primary: true,
              cell: (company) => (
                <span className={css.company} lang={company.lang}>
                  {company.name}
                  {isOwn(company) && <Tag strong>{t('own')}</Tag>}
                </span>
              ),
            },
            ...(withPosition
              ? [{ key: 'position', label: t('table.position'), cell: ({ position }: ChainCompany) => position.name }]
              : []),
            { key: 'product', label: t('table.product'), cell: ({ product }) => product },
            { key: 'staff', label: t('table.staff'), align: 'end', cell: ({ staff }) => staff },
            {
              key: 'qualification',
              label: t('table.qualification'),
              cell: ({ qualification }) => t(`qualification.${qualification}`),
            },
            { key: 'offer', label: t('table.offer'), cell: ({ offer }) => offer },
          ]}
        />
      )}
    </section>
  );
}
