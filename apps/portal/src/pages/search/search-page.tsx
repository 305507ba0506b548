import type { SearchKind, SearchResult } from '@zonekit/api-client/search/contract';
import { useSearchAll } from '@zonekit/api-client/search/hooks';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Container } from '@zonekit/ui/container';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { SectionHead } from '@zonekit/ui/section-head';
import { Skeleton } from '@zonekit/ui/skeleton';
import { useWords } from '../../platform/words/use-words.ts';
import { questionDraft } from '../shared/question/question-draft.ts';
import { HitRow } from './hit-row.tsx';
import * as css from './search.css.ts';
import { SearchBox } from './search-box.tsx';
import { moreHref, type SearchParams, searchHref, searchQuery } from './search-query.ts';

/** One search over every list of the portal, by kind with counts. Source: pages.md, `/search`. */
export function SearchPage({ search }: { search: SearchParams }) {
  const t = useWords('search');
  const query = searchQuery(search);
  const read = useSearchAll(query);
  return (
    <Container className={css.page}>
      <Breadcrumb label={t('breadcrumb')} items={[{ label: t('home'), href: '/' }, { label: t('title') }]} />
      <h1 className={css.title}>{t('title')}</h1>
      {/* Another search comes with a box of its own. */}
      <SearchBox key={query?.q ?? ''} typed={query?.q ?? ''} />
      {query === null ? (
        <EmptyState headingLevel={2} title={t('start')}>
          {t('startLine')} <span className={css.forKeyboards}>{t('everywhere')}</span>
        </EmptyState>
      ) : read.status === 'failed' ? (
        <EmptyState
          headingLevel={2}
          title={t('failed')}
          action={<Button onClick={() => void read.reload()}>{t('retry')}</Button>}
        />
      ) : read.status === 'ready' ? (
        <Results result={read.data} kind={search.kind} busy={read.stale} />
      ) : (
        <Skeleton className={css.waiting} />
      )}
      {query && <ToQuestion q={query.q} />}
    </Container>
  );
}

function Results({ result, kind, busy }: { result: SearchResult; kind: string | undefined; busy: boolean }) {
  const t = useWords('search');
  const { q, total, total_capped, kinds, suggestion } = result;
  const shown = kinds.filter(({ hits }) => hits.length > 0);
  return (
    <>
      <div role="status">
        {suggestion !== null && (
          <p>
            <Link href={searchHref({ q: suggestion })}>{t('suggestion', { q: suggestion })}</Link>
          </p>
        )}
        {total > 0 && (
          <p>
            {t.rich(total_capped ? 'capped' : 'count', { total: String(total), q, b: (chunks) => <b>{chunks}</b> })}
          </p>
        )}
      </div>
      {total === 0 ? (
        <EmptyState headingLevel={2} title={t('none', { q })}>
          {t('noneLine')}
        </EmptyState>
      ) : (
        <div className={css.columns} aria-busy={busy}>
          <Kinds result={result} kind={kind} />
          <div className={css.groups}>
            {shown.map((each) => (
              <Group key={each.kind} group={each} q={q} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

/** Each kind with its count, drawn as its share of the largest. */
function Kinds({ result: { q, total, kinds }, kind }: { result: SearchResult; kind: string | undefined }) {
  const t = useWords('search');
  const rows = [{ kind: undefined, label: t('all'), total }, ...kinds];
  return (
    <nav aria-label={t('kinds')} className={css.kinds}>
      <ul>
        {rows.map((row) => (
          <li key={row.kind ?? ''}>
            <Link
              href={searchHref({ q, kind: row.kind })}
              className={css.kind}
              aria-current={row.kind === kind ? 'true' : undefined}
            >
              <span>{row.label}</span> <b>{row.total}</b>
              <i className={css.share} style={{ inlineSize: `${(row.total / total) * 100}%` }} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ group: { kind, label, path, total, hits }, q }: { group: SearchKind; q: string }) {
  const t = useWords('search');
  return (
    <section aria-labelledby={`kind-${kind}`}>
      <SectionHead
        id={`kind-${kind}`}
        title={label}
        more={
          total > hits.length && (
            <Link
              kind="more"
              href={moreHref(kind, path, q)}
              aria-label={t('moreOf', { kind: label, total: String(total) })}
            >
              {t('more', { total: String(total) })}
            </Link>
          )
        }
      />
      <ul>
        {hits.map((hit) => (
          <li key={hit.id}>
            <HitRow hit={hit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Carries what was searched to the box that answers questions. */
function ToQuestion({ q }: { q: string }) {
  const t = useWords('search');
  return (
    <Card className={css.question}>
      <div>
        <h2 className={css.questionTitle}>{t('question')}</h2>
        <p>{t('questionLine')}</p>
      </div>
      <Button asChild>
        <Link href="/policy/policyCommon#ask" onClick={() => void questionDraft.write(q)}>
          {t('ask')}
        </Link>
      </Button>
    </Card>
  );
}
