import type { ServiceSummary } from '@zonekit/api-client/business/service/contract';
import type { ResourceCounts } from '@zonekit/api-client/experiment/contract';
import { useResourceCounts } from '@zonekit/api-client/experiment/hooks';
import type { EarliestInstruments } from '@zonekit/api-client/experiment/instrument/contract';
import type { LaboratorySummary } from '@zonekit/api-client/experiment/laboratory/contract';
import type { OutcomeSummary } from '@zonekit/api-client/experiment/outcome/contract';
import type { ProductSummary } from '@zonekit/api-client/material/product/contract';
import { Alert } from '@zonekit/ui/alert';
import { BorderStrip } from '@zonekit/ui/border-strip';
import { Breadcrumb } from '@zonekit/ui/breadcrumb';
import { Button } from '@zonekit/ui/button';
import { Container } from '@zonekit/ui/container';
import { Link } from '@zonekit/ui/link';
import { SectionHead } from '@zonekit/ui/section-head';
import { Skeleton } from '@zonekit/ui/skeleton';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { LaboratoryCard } from '../laboratory/laboratory-card.tsx';
import { OutcomeRow } from '../outcome/outcome-row.tsx';
import { PROJECTS } from '../resource-paths.ts';
import { EarliestInstrumentList } from './earliest-section.tsx';
import * as css from './landing.css.ts';
import { Consumables, Services } from './offer-ledgers.tsx';
import { ResourceHits } from './resource-hits.tsx';
import { SixKinds } from './six-kinds.tsx';
import { TechnologySearch } from './technology-search.tsx';
import { VoucherStrip } from './voucher-strip.tsx';

/** Data below the search of the landing page; null where it could not be read or is empty. */
export interface TechnologyParts {
  earliest: EarliestInstruments | null;
  outcomes: readonly OutcomeSummary[];
  laboratories: readonly LaboratorySummary[];
  services: readonly ServiceSummary[];
  consumables: readonly ProductSummary[];
}

interface TechnologyPageProps extends TechnologyParts {
  q: string | undefined;
}

const totalOf = (counts: ResourceCounts | undefined, kind: ResourceCounts['kinds'][number]['kind']) =>
  counts?.kinds.find((count) => count.kind === kind);

/** Six kinds of technology resources in one search, and the instruments that can be booked first. */
export function TechnologyPage({ q, earliest, outcomes, laboratories, services, consumables }: TechnologyPageProps) {
  const t = useWords('experimentLanding');
  const area = useWords('experiment');
  const read = useResourceCounts(q ? { q } : {});
  const counts = read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
  const instruments = totalOf(counts, 'instrument');
  const total = (kind: ResourceCounts['kinds'][number]['kind']) => totalOf(counts, kind)?.total ?? 0;
  const path = (kind: ResourceCounts['kinds'][number]['kind']) => totalOf(counts, kind)?.path ?? '';
  return (
    <>
      <div className={css.hero}>
        <Container className={css.heroInner}>
          <Breadcrumb label={t('breadcrumb')} items={[{ label: area('home'), href: '/' }, { label: t('title') }]} />
          <h1 className={css.title}>{t('title')}</h1>
          <p className={css.lede}>{counts ? t('lede', { count: counts.providers }) : t('description')}</p>
          <TechnologySearch q={q} />
          {counts ? (
            <div aria-busy={read.status === 'ready' && read.stale}>
              <SixKinds counts={counts} />
            </div>
          ) : (
            read.status !== 'failed' && (
              <div className={css.sixSkeleton} role="status" aria-label={t('search.loading')}>
                <Skeleton height="150px" />
              </div>
            )
          )}
        </Container>
      </div>
      <BorderStrip />
      <Container>
        {read.status === 'failed' && (
          <Alert
            tone="danger"
            role="alert"
            title={t('search.failed')}
            action={<Button onClick={read.reload}>{t('search.retry')}</Button>}
          >
            {t('search.failedLine')}
          </Alert>
        )}
        {q && counts?.q === q && <ResourceHits counts={counts} q={q} />}
        {earliest && (
          <Section
            id="earliest"
            title={t('earliest.title')}
            line={t('earliest.line')}
            more={{
              label: t('earliest.all', { count: instruments?.secondary ?? 0 }),
              href: '/experiment/instrument?booking=open',
            }}
          >
            <EarliestInstrumentList earliest={earliest} />
          </Section>
        )}
        <VoucherStrip instruments={earliest?.instruments.map(({ instrument }) => instrument) ?? []} />
        {outcomes.length > 0 && (
          <Section
            id="outcomes"
            title={t('outcomes.title')}
            line={t('outcomes.line')}
            more={{ label: t('outcomes.all', { count: total('outcome') }), href: path('outcome') }}
          >
            <ul className={css.ledger}>
              {outcomes.map((outcome) => (
                <li key={outcome.id}>
                  <OutcomeRow outcome={outcome} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        {laboratories.length > 0 && (
          <Section
            id="laboratories"
            title={t('laboratories.title')}
            line={t('laboratories.line')}
            more={{ label: t('laboratories.all', { count: total('laboratory') }), href: path('laboratory') }}
          >
            <ul className={css.labs}>
              {laboratories.map((laboratory) => (
                <li key={laboratory.id}>
                  <LaboratoryCard laboratory={laboratory} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        <div className={css.two}>
          {services.length > 0 && (
            <Section
              id="services"
              title={t('services.title')}
              more={{ label: t('services.all', { count: total('service') }), href: path('service') }}
            >
              <Services services={services} />
            </Section>
          )}
          {consumables.length > 0 && (
            <Section
              id="consumables"
              title={t('consumables.title')}
              more={{ label: t('consumables.all', { count: total('consumable') }), href: path('consumable') }}
            >
              <Consumables consumables={consumables} />
            </Section>
          )}
        </div>
        <p className={css.projects}>
          <Link kind="more" href={PROJECTS}>
            {t('projects')}
          </Link>
        </p>
      </Container>
    </>
  );
}

interface SectionProps {
  id: string;
  title: string;
  line?: string;
  more: { label: string; href: string };
  children: ReactNode;
}

function Section({ id, title, line, more, children }: SectionProps) {
  return (
    <section className={css.section} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        more={
          <Link kind="more" href={more.href}>
            {more.label}
          </Link>
        }
      >
        {line}
      </SectionHead>
      {children}
    </section>
  );
}
