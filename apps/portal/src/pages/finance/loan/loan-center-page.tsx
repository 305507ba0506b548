import { useLoanMatches } from '@zonekit/api-client/finance/matching/hooks';
import { MATCH_SORTS } from '@zonekit/api-client/finance/matching/lists';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { EmptyState } from '@zonekit/ui/empty-state';
import { Link } from '@zonekit/ui/link';
import { Pagination } from '@zonekit/ui/pagination';
import { Skeleton } from '@zonekit/ui/skeleton';
import { TabLinks } from '@zonekit/ui/tab-links';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { CompareTray } from '../../shared/compare/compare-slots.tsx';
import { Combinations } from './combinations.tsx';
import * as css from './loan-center.css.ts';
import { BOND } from './loan-paths.ts';
import { MatchRow } from './match-row.tsx';
import { type NeedSearch, needHref, needQuery, pagesOf } from './need-address.ts';
import { NeedForm } from './need-form.tsx';
import { COMPARED } from './product-row.tsx';
import { NeedAxis } from './range-scale.tsx';

/** Debt products held against what an enterprise needs. */
export function LoanCenterPage({ need }: { need: NeedSearch }) {
  const t = useWords('financeLoanCenter');
  const area = useWords('financeLoan');
  return (
    <>
      <Container className={css.page}>
        <Breadcrumb
          label={area('breadcrumb')}
          items={[{ label: area('home'), href: '/' }, { label: area('products'), href: BOND }, { label: t('title') }]}
        />
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.lede}>{t('description')}</p>
        <NeedForm key={needHref(need)} need={need} />
        <Matches need={need} />
      </Container>
      <CompareTray kind={COMPARED} list={BOND} />
    </>
  );
}

function Matches({ need }: { need: NeedSearch }) {
  const t = useWords('financeLoanCenter');
  const query = needQuery(need);
  const read = useLoanMatches(query);
  if (query === null)
    return (
      <EmptyState
        headingLevel={2}
        title={t('start')}
        action={
          <Button asChild>
            <Link href={needHref({ amount: 500, term: 24, purpose: 'equipment' })}>{t('example')}</Link>
          </Button>
        }
      >
        {t('startLine')}
      </EmptyState>
    );
  if (read.status === 'failed')
    return (
      <EmptyState headingLevel={2} title={t('failed')} action={<Button onClick={read.reload}>{t('retry')}</Button>} />
    );
  if (read.status !== 'ready') return <Skeleton style={{ height: 480 }} />;
  const { data, tally, page, profile, combinations } = read.data;
  const b = (chunks: ReactNode) => <b>{chunks}</b>;
  return (
    <section className={css.stale} data-stale={read.stale ? '' : undefined} aria-label={t('title')}>
      <div className={css.head}>
        <p role="status">{t.rich('tally', { ...tally, total: page.total, b })}</p>
        <TabLinks
          label={t('sort')}
          items={MATCH_SORTS.map((sort) => ({
            label: t(`sorts.${sort}`),
            href: needHref({ ...need, sort, page: 1 }),
            current: need.sort === sort,
          }))}
        />
      </div>
      {!profile && (
        <p className={css.conditions}>
          {t('profileLine')}{' '}
          <Link kind="text" href="?dialog=questionnaire">
            {t('profile')}
          </Link>
        </p>
      )}
      {data.length > 0 && <NeedAxis need={need} />}
      <ul>
        {data.map((match) => (
          <MatchRow key={match.product.id} match={match} need={need} />
        ))}
      </ul>
      <Pagination
        className={css.pages}
        page={need.page}
        pageCount={pagesOf(page.total)}
        hrefFor={(number) => needHref({ ...need, page: number })}
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
        pageLabel={(number) => t('page', { page: number })}
      />
      {combinations.length > 0 && <Combinations combinations={combinations} />}
    </section>
  );
}
