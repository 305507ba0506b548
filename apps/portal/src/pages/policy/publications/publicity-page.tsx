import type { PublicationDetail } from '@zonekit/api-client/policy/publication/contract';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Chip } from '@zonekit/ui/chip';
import { Container } from '@zonekit/ui/container';
import { Facts } from '@zonekit/ui/facts';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { Prose } from '@zonekit/ui/prose';
import { useLocale } from 'use-intl';
import type { CleanHtml } from '../../../platform/data/clean-html.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import type { GrantSearch } from './grant-query.ts';
import { GrantTable } from './grant-table.tsx';
import { RESULTS, tabHref } from './publication-href.ts';
import * as css from './publications.css.ts';

/** The rows of all published lists. */
export function AllGrantsPage({ search }: { search: GrantSearch }) {
  const t = useWords('policyPublicity');
  return (
    <Container>
      <div className={css.head}>
        <Breadcrumb
          label={t('lists')}
          items={[
            { label: t('home'), href: '/' },
            { label: t('policy'), href: '/policy' },
            { label: t('lists'), href: tabHref('publicity') },
            { label: t('title') },
          ]}
        />
        <h1 className={css.title}>{t('title')}</h1>
        <p className={css.lede}>{t('description')}</p>
      </div>
      <GrantTable search={search} path={RESULTS} />
    </Container>
  );
}

interface PublicityPageProps {
  list: PublicationDetail;
  body: CleanHtml;
  search: GrantSearch;
}

/** One published list: its figures, its rows, what it says about objections. */
export function PublicityPage({ list, body, search }: PublicityPageProps) {
  const t = useWords('policyPublicity');
  const locale = useLocale();
  const { granted, status, declaration } = list;
  return (
    <>
      <DetailPage
        trail={[
          { label: t('home'), href: '/' },
          { label: t('policy'), href: '/policy' },
          { label: t('lists'), href: tabHref('publicity') },
        ]}
        title={list.title}
        lang={list.lang}
        line={`${list.issuer} · ${list.published_on}`}
        chips={status && <Chip tone={status === 'open' ? 'warning' : 'neutral'}>{t(status)}</Chip>}
        facts={
          <Facts
            className={css.facts}
            items={[
              { label: t('facts.projects'), value: t('projects', { count: granted?.projects ?? 0 }) },
              { label: t('facts.enterprises'), value: t('enterprises', { count: granted?.enterprises ?? 0 }) },
              {
                label: t('facts.amount'),
                value: <Money fen={granted?.amount.amount ?? 0} locale={locale} />,
              },
              { label: t('facts.closes'), value: list.closes_at?.slice(0, 16).replace('T', ' ') ?? '' },
            ]}
          />
        }
      >
        <h2>{t('notes')}</h2>
        <Prose cleanHtml={body.html} lang={list.lang} />
        <p>
          {declaration && (
            <Link kind="text" href={`/policy/policyDeclaration/${declaration.id}`}>
              {t('call')}
            </Link>
          )}
        </p>
      </DetailPage>
      <Container>
        <GrantTable search={search} path={`${RESULTS}/${list.id}`} listId={list.id} />
      </Container>
    </>
  );
}
