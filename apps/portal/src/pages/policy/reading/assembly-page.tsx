import type { Collection } from '@zonekit/api-client/policy/reading/contract';
import { readingEndpoints } from '@zonekit/api-client/policy/reading/endpoints';
import { useCollections } from '@zonekit/api-client/policy/reading/hooks';
import { collectionList } from '@zonekit/api-client/policy/reading/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { Accordion } from '@zonekit/ui/accordion';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Table } from '@zonekit/ui/table';
import { Tag } from '@zonekit/ui/tag';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import * as css from './reading.css.ts';

/** Policies of a collection that show before the rest is opened. */
const FIRST = 3;

/** Collections of policies by subject, the policies of each side by side. */
export function AssemblyPage({ search }: { search: ListSearch<keyof typeof collectionList.facets> }) {
  const t = useWords('policyReading');
  return (
    <ListPage
      path="/policy/policyAssembly"
      trail={[{ label: t('policy'), href: '/policy' }]}
      list={collectionList}
      file={readingEndpoints.collectionsFile}
      search={search}
      read={useCollections(listQuery(collectionList, search))}
      words={{
        title: t('assembly.title'),
        lede: t('assembly.description'),
        searchLabel: t('assembly.search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(collection) => <CollectionRow collection={collection} />}
    />
  );
}

function CollectionRow({ collection }: { collection: Collection }) {
  const t = useWords('policyReading');
  const { id, title, lang, title_hits, snippet, summary, policies } = collection;
  return (
    <section className={css.collection} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.title} lang={lang}>
        {title_hits ? <MarkedText pieces={title_hits} /> : title}
      </h2>
      <p className={css.summary} lang={lang}>
        {snippet ? <MarkedText pieces={snippet} /> : summary}
      </p>
      <PolicyTable caption={t('assembly.table', { title })} policies={policies.slice(0, FIRST)} />
      {policies.length > FIRST && (
        <Accordion.Item kind="text" className={css.rest}>
          <Accordion.Title>{t('assembly.rest', { count: policies.length - FIRST })}</Accordion.Title>
          <Accordion.Content>
            <PolicyTable caption={t('assembly.tableRest', { title })} policies={policies.slice(FIRST)} />
          </Accordion.Content>
        </Accordion.Item>
      )}
    </section>
  );
}

function PolicyTable({ caption, policies }: { caption: string; policies: Collection['policies'] }) {
  const t = useWords('policyReading');
  const terms = useWords('policyTerms');
  return (
    <Table
      caption={caption}
      captionHidden
      rows={policies}
      rowKey={(policy) => policy.id}
      columns={[
        {
          key: 'name',
          label: t('assembly.name'),
          primary: true,
          cell: (policy) => (
            <Link kind="text" href={`/policy/policyDocument/${policy.id}`} lang={policy.lang}>
              {policy.title}
            </Link>
          ),
        },
        {
          key: 'level',
          label: t('assembly.level'),
          cell: ({ level }) => <Tag strong={level === 'national'}>{terms(`level.${level}`)}</Tag>,
        },
        { key: 'issuer', label: t('assembly.issuer'), cell: ({ issuer }) => issuer },
        {
          key: 'measures',
          label: t('assembly.measures'),
          cell: (policy) => <span lang={policy.lang}>{policy.measures}</span>,
        },
        {
          key: 'calls',
          label: t('assembly.calls'),
          align: 'end',
          cell: ({ open_calls }) => (open_calls > 0 ? t('assembly.count', { count: open_calls }) : t('assembly.none')),
        },
      ]}
    />
  );
}
