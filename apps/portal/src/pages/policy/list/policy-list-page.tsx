import type { PolicySummary } from '@zonekit/api-client/policy/contract';
import { policyEndpoints } from '@zonekit/api-client/policy/endpoints';
import { usePolicies } from '@zonekit/api-client/policy/hooks';
import { declarationList, policyList } from '@zonekit/api-client/policy/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { Chip } from '@zonekit/ui/chip';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../../shared/list/list-page.css.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';

const PATH = '/policy/policyDocument';

export function PolicyListPage({ search }: { search: ListSearch<keyof typeof policyList.facets> }) {
  const t = useWords('policyList');
  const read = usePolicies(listQuery(policyList, search));
  return (
    <ListPage
      path={PATH}
      trail={[{ label: t('policy'), href: '/policy' }]}
      list={policyList}
      file={policyEndpoints.policiesFile}
      search={search}
      others={{ declarations: { label: t('calls.title'), path: '/policy/policyDeclaration', list: declarationList } }}
      read={read}
      words={{
        title: t('documents.title'),
        lede: t('documents.description'),
        searchLabel: t('documents.search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(policy) => <PolicyRow policy={policy} />}
    />
  );
}

function PolicyRow({ policy }: { policy: PolicySummary }) {
  const t = useWords('policyList');
  const terms = useWords('policyTerms');
  return (
    <Link href={`${PATH}/${policy.id}`} className={css.row} data-ended={policy.validity === 'expired' ? '' : undefined}>
      <Tag strong={policy.level === 'national'} className={css.rowTag}>
        {terms(`level.${policy.level}`)}
      </Tag>
      <div className={css.rowBody}>
        <RowTitle item={policy} />
        <p className={css.snippet} lang={policy.lang}>
          {policy.snippet ? <MarkedText pieces={policy.snippet} /> : policy.summary}
        </p>
        <p className={css.meta}>
          <span>{policy.number}</span>
          <span>{policy.issuer}</span>
        </p>
      </div>
      <div className={css.out}>
        <time dateTime={policy.published_on} className={css.date}>
          {policy.published_on}
        </time>
        {policy.validity !== 'effective' && (
          <Chip tone={policy.validity === 'expiring' ? 'warning' : 'neutral'}>
            {terms(`validity.${policy.validity}`)}
          </Chip>
        )}
        {policy.validity !== 'effective' && policy.expires_on && (
          <small className={css.outNote}>{t('expires', { date: policy.expires_on })}</small>
        )}
      </div>
    </Link>
  );
}
