import type { DeclarationSummary, PolicySummary } from '@zonekit/api-client/policy/contract';
import { useDeclarations, usePolicies, useTotals } from '@zonekit/api-client/policy/hooks';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { DeadlineBar } from '@zonekit/ui/deadline-bar';
import { Link } from '@zonekit/ui/link';
import { Money } from '@zonekit/ui/money';
import { SectionHead } from '@zonekit/ui/section-head';
import { Statistic, StatisticGroup } from '@zonekit/ui/statistic';
import { Tag } from '@zonekit/ui/tag';
import type { ReactNode } from 'react';
import { useFormatter, useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { barsOf } from './bars.ts';
import { Chart } from './chart.tsx';
import { Departments } from './departments.tsx';
import * as css from './landing.css.ts';
import { CALLS, DOCUMENTS, LATEST_QUERY, SOON_QUERY } from './landing-queries.ts';
import { Part } from './part.tsx';
import { PolicySearch } from './policy-search.tsx';
import { StatusCharts } from './status-charts.tsx';

/** The list itself has the rest. */
const MOST_CHOICES = 12;

/** The way into the policies: search, what is new, what closes, by level, department and industry, figures. */
export function LandingPage() {
  const t = useWords('policyLanding');
  const latest = usePolicies(LATEST_QUERY);
  const soon = useDeclarations(SOON_QUERY);
  const totals = useTotals();
  return (
    <Container>
      <div className={css.head}>
        <div>
          <Breadcrumb label={t('breadcrumb')} items={[{ label: t('home'), href: '/' }, { label: t('title') }]} />
          <h1 className={css.title}>{t('title')}</h1>
          <p className={css.lede}>{t('description')}</p>
          <PolicySearch />
        </div>
        <Entry />
      </div>
      <Part read={totals}>{(figures) => <Figures figures={figures} />}</Part>
      <div className={css.split}>
        <section aria-labelledby="latest">
          <ColumnHead id="latest" title={t('latest')} href={DOCUMENTS} more={t('allDocuments')} />
          <Part read={latest}>
            {({ data }) => (data.length === 0 ? <p>{t('noLatest')}</p> : <ul>{data.map(documentRow)}</ul>)}
          </Part>
        </section>
        <section aria-labelledby="soon">
          <ColumnHead id="soon" title={t('soon')} href={CALLS} more={t('allCalls')} />
          <Part read={soon}>
            {({ data }) => (data.length === 0 ? <p>{t('noCalls')}</p> : <ul>{data.map(callRow)}</ul>)}
          </Part>
        </section>
      </div>
      <section className={css.section} aria-labelledby="browse">
        <SectionHead
          id="browse"
          title={t('browse.title')}
          more={
            <Link kind="more" href={DOCUMENTS}>
              {t('allDocuments')}
            </Link>
          }
        />
        <Part read={latest}>
          {({ facets }) => (
            <div className={css.browse}>
              {(['level', 'department', 'industry'] as const).map((facet) => (
                <div key={facet}>
                  <h3 className={css.browseTitle}>{t(`browse.${facet}`)}</h3>
                  <ul className={css.tags}>
                    {facets[facet].slice(0, MOST_CHOICES).map(({ value, label, count }) => (
                      <li key={value}>
                        <Link
                          className={css.tag}
                          href={`${DOCUMENTS}?${facet}=${encodeURIComponent(value)}`}
                          data-count={count}
                        >
                          {label}
                          <small>{count}</small>
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          )}
        </Part>
      </section>
      <section className={css.section} aria-labelledby="statistics">
        <SectionHead id="statistics" title={t('statistics')}>
          {t('statisticsLine')}
        </SectionHead>
        <Part read={totals}>{(figures) => <Charts figures={figures} />}</Part>
        <StatusCharts />
      </section>
      <section className={css.section} aria-labelledby="departments">
        <SectionHead id="departments" title={t('departments.title')}>
          {t('departments.line')}
        </SectionHead>
        <Departments />
      </section>
    </Container>
  );
}

function Entry() {
  const t = useWords('policyLanding');
  return (
    <section className={css.match} aria-labelledby="match" data-unprinted="">
      <h2 id="match" className={css.matchTitle}>
        {t('match.title')}
      </h2>
      <p className={css.matchLine}>{t('match.line')}</p>
      <div className={css.matchActions}>
        <Button asChild>
          <Link href="?dialog=questionnaire">{t('match.start')}</Link>
        </Button>
        <Button asChild kind="quiet">
          <Link href="/policy/policyRecommend">{t('match.see')}</Link>
        </Button>
      </div>
    </section>
  );
}

type Totals = Extract<ReturnType<typeof useTotals>, { status: 'ready' }>['data'];

function Figures({ figures }: { figures: Totals }) {
  const t = useWords('policyLanding');
  const format = useFormatter();
  const locale = useLocale();
  /** A count leads to the list of what it counts. */
  const counted = (count: number, href: string) => (
    <Link href={href} data-count={count}>
      {format.number(count)}
    </Link>
  );
  return (
    <StatisticGroup className={css.figures}>
      <Statistic
        label={t('figures.effective')}
        value={counted(figures.policies_effective, `${DOCUMENTS}?validity=effective&validity=expiring`)}
        note={t('figures.week', { count: figures.policies_this_week })}
      />
      <Statistic
        label={t('figures.open')}
        value={counted(figures.declarations_open, `${CALLS}?status=open&status=closing`)}
        note={
          <Link href={`${CALLS}?status=closing`} data-count={figures.declarations_closing}>
            {t('figures.closing', { count: figures.declarations_closing })}
          </Link>
        }
      />
      <Statistic label={t('figures.amount')} value={<Money fen={figures.amount_open.amount} locale={locale} />} />
    </StatisticGroup>
  );
}

interface ColumnHeadProps {
  id: string;
  title: ReactNode;
  href: string;
  more: string;
}

function ColumnHead({ id, title, href, more }: ColumnHeadProps) {
  return (
    <div className={css.columnHead}>
      <h2 id={id}>{title}</h2>
      <Link kind="more" href={href}>
        {more}
      </Link>
    </div>
  );
}

const documentRow = (policy: PolicySummary) => <DocumentRow key={policy.id} policy={policy} />;
const callRow = (call: DeclarationSummary) => <CallRow key={call.id} call={call} />;

function DocumentRow({ policy }: { policy: PolicySummary }) {
  const terms = useWords('policyTerms');
  return (
    <li>
      <Link href={`${DOCUMENTS}/${policy.id}`} className={css.row}>
        <RowTitle item={policy} className={css.rowTitle} />
        <span className={css.meta}>
          <Tag strong={policy.level === 'national'}>{terms(`level.${policy.level}`)}</Tag>
          <span>{policy.number}</span>
          <span>{policy.issuer}</span>
          <time dateTime={policy.published_on}>{policy.published_on}</time>
        </span>
      </Link>
    </li>
  );
}

function CallRow({ call }: { call: DeclarationSummary }) {
  const t = useWords('policyLanding');
  const terms = useWords('policyTerms');
  const locale = useLocale();
  const days = call.days_left ?? 0;
  return (
    <li>
      <Link href={`${CALLS}/${call.id}`} className={css.row}>
        <RowTitle item={call} className={css.rowTitle} />
        <DeadlineBar
          daysLeft={days}
          closing={call.status === 'closing'}
          date={terms('closes', { date: call.closes_at.slice(5, 10) })}
          remaining={terms.rich('left', { days, b: (chunks) => <b>{chunks}</b> })}
        />
        {call.amount && (
          <span className={css.meta}>
            <Money fen={call.amount.amount} locale={locale} limit={t('upTo')} className={css.rowAmount} />
          </span>
        )}
      </Link>
    </li>
  );
}

function Charts({ figures }: { figures: Totals }) {
  const t = useWords('policyLanding');
  const terms = useWords('policyTerms');
  const years = [...figures.by_year].sort((a, b) => a.year - b.year);
  return (
    <>
      <Chart
        upright
        title={t('byYear')}
        unit={t('year')}
        bars={barsOf(
          years.map(({ year, count }) => ({
            key: String(year),
            label: String(year),
            count,
            href: `${DOCUMENTS}?year=${year}`,
          })),
        )}
      />
      <Chart
        title={t('byLevel')}
        unit={t('levelName')}
        bars={barsOf(
          figures.by_level.map(({ level, count }) => ({
            key: level,
            label: terms(`level.${level}`),
            count,
            href: `${DOCUMENTS}?level=${level}`,
          })),
        )}
      />
      <Chart
        title={t('byIndustry')}
        unit={t('industry')}
        note={t('industryLine')}
        bars={barsOf(
          figures.by_industry.map(({ tag, count }) => ({
            key: tag.id,
            label: tag.name,
            count,
            href: `${DOCUMENTS}?industry=${tag.id}`,
          })),
          // A document has several industries, so their counts add up to more than all documents.
          years.reduce((sum, { count }) => sum + count, 0),
        )}
      />
    </>
  );
}
