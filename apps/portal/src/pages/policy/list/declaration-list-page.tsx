import { policyDeclaration } from '@zonekit/api-client/lifecycle/policy-declaration';
import type { DeclarationSummary } from '@zonekit/api-client/policy/contract';
import { policyEndpoints } from '@zonekit/api-client/policy/endpoints';
import { useDeclarations } from '@zonekit/api-client/policy/hooks';
import { declarationList, policyList } from '@zonekit/api-client/policy/lists';
import type { ListSearch } from '@zonekit/portal-kit/list-page/core';
import { DeadlineBar } from '@zonekit/ui/deadline-bar';
import { Figure } from '@zonekit/ui/figure';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Money } from '@zonekit/ui/money';
import { Tag } from '@zonekit/ui/tag';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from '../../shared/list/list-page.css.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { listQuery } from '../../shared/list/list-query.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { MatchedCount } from '../../shared/match/for-matches.tsx';
import { StateChip } from '../../shared/state-chip.tsx';

const PATH = '/policy/policyDeclaration';

export function DeclarationListPage({ search }: { search: ListSearch<keyof typeof declarationList.facets> }) {
  const t = useWords('policyList');
  const read = useDeclarations(listQuery(declarationList, search));
  return (
    <ListPage
      path={PATH}
      trail={[{ label: t('policy'), href: '/policy' }]}
      list={declarationList}
      file={policyEndpoints.declarationsFile}
      search={search}
      others={{ policies: { label: t('documents.title'), path: '/policy/policyDocument', list: policyList } }}
      read={read}
      words={{
        title: t('calls.title'),
        lede: t('calls.description'),
        searchLabel: t('calls.search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(call) => <DeclarationRow call={call} />}
    />
  );
}

function DeclarationRow({ call }: { call: DeclarationSummary }) {
  const t = useWords('policyList');
  const terms = useWords('policyTerms');
  const ended = call.days_left === null;
  return (
    <Link href={`${PATH}/${call.id}`} className={`${css.row} ${css.callRow}`} data-ended={ended ? '' : undefined}>
      <Tag strong={call.level === 'national'} className={css.rowTag}>
        {terms(`level.${call.level}`)}
      </Tag>
      <div>
        <RowTitle item={call} />
        <p className={css.snippet} lang={call.lang}>
          {call.snippet ? <MarkedText pieces={call.snippet} /> : call.support}
        </p>
        <p className={css.meta}>
          <StateChip of={policyDeclaration} state={call.status} />
          <span>{call.number}</span>
          <span>{call.issuer}</span>
          <MatchedCount id={call.id} />
        </p>
      </div>
      <div className={css.callOut}>
        <CallAmount call={call} />
        {call.status === 'upcoming' && <span>{t('opens', { date: call.opens_at.slice(0, 10) })}</span>}
        {call.status !== 'upcoming' && call.days_left !== null && (
          <DeadlineBar
            daysLeft={call.days_left}
            closing={call.status === 'closing'}
            date={terms('closes', { date: call.closes_at.slice(0, 10) })}
            remaining={terms.rich('left', { days: call.days_left, b: (chunks) => <Figure>{chunks}</Figure> })}
          />
        )}
        {ended && <span>{terms('closed', { date: call.closes_at.slice(0, 10) })}</span>}
      </div>
    </Link>
  );
}

function CallAmount({ call: { amount } }: { call: DeclarationSummary }) {
  const t = useWords('policyList');
  const locale = useLocale();
  if (!amount) return null;
  return <Money fen={amount.amount} locale={locale} limit={t('upTo')} className={css.callAmount} />;
}
