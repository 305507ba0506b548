import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { Chip } from '@zonekit/ui/chip';
import { Facts } from '@zonekit/ui/facts';
import { Figure } from '@zonekit/ui/figure';
import { Tag } from '@zonekit/ui/tag';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { PageShare } from '../../shared/share/page-share.tsx';
import type { HostDetail, HostType } from './host.types.ts';
import { HostBar, HostCard } from './host-actions.tsx';
import * as css from './host-page.css.ts';
import { HOST_PATHS } from './host-paths.ts';
import { HostSections, sectionsOf } from './host-sections.tsx';

export interface HostPageProps {
  type: HostType;
  host: HostDetail;
}

/** An incubator or carrier: its vacant seats, what it offers, who is in it, and how to enter. */
export function HostPage({ type, host }: HostPageProps) {
  const t = useWords('spaceIncubator');
  const area = useWords('space');
  const { name, lang, address, operator, recognised_on, seats, vacant_seats } = host;
  return (
    <DetailPage
      trail={[
        { label: area('home'), href: '/' },
        { label: area('title'), href: '/space' },
        { label: t(`lists.${type}.title`), href: HOST_PATHS[type] },
      ]}
      title={name}
      lang={lang}
      line={t.rich('line', {
        year: recognised_on.slice(0, 4),
        address: () => <span lang={lang}>{address}</span>,
        operator: () => <span lang={lang}>{operator}</span>,
      })}
      chips={
        <>
          <Chip tone={vacant_seats > 0 ? 'success' : 'neutral'}>
            {t(vacant_seats > 0 ? 'state.vacant' : 'state.full')}
          </Chip>
          <Tag strong={host.level === 'national'}>{t(`levels.${host.level}`)}</Tag>
          <Tag>{t(`kinds.${host.kind}`)}</Tag>
          {host.fields.map((field) => (
            <Tag key={field}>{t(`fields.${field}`)}</Tag>
          ))}
        </>
      }
      side={
        <div className={css.side}>
          <p className={css.vacant}>
            <Vacancy host={host} />
          </p>
          <p className={css.note}>{t('seats', { seats })}</p>
        </div>
      }
      facts={<HostFacts host={host} />}
      outline={sectionsOf(host).map((id) => ({ id, text: t(`sections.${id}`) }))}
      card={<HostCard host={host} />}
      aside={
        <PageShare
          poster={{
            title: name,
            figures: [
              { label: t('sections.seats'), value: t('share', { seats, vacant: vacant_seats }) },
              { label: t('place.phone'), value: host.phone },
            ],
          }}
        />
      }
      bar={<HostBar host={host} line={<Vacancy host={host} />} />}
    >
      <HostSections host={host} />
    </DetailPage>
  );
}

const figure = (chunks: ReactNode) => <Figure>{chunks}</Figure>;

function Vacancy({ host: { vacant_seats } }: { host: HostDetail }) {
  const t = useWords('spaceIncubator');
  return vacant_seats > 0 ? t.rich('vacantSeats', { vacant: vacant_seats, figure }) : t('full');
}

function HostFacts({ host }: { host: HostDetail }) {
  const t = useWords('spaceIncubator');
  const { companies, graduates, term_months, mentors, recognised_on } = host;
  return (
    <Facts
      className={css.facts}
      columns={5}
      items={[
        { label: t('facts.companies'), value: t.rich('values.companies', { count: companies, figure }) },
        { label: t('facts.graduates'), value: t.rich('values.companies', { count: graduates, figure }) },
        { label: t('facts.term'), value: t.rich('values.term', { months: term_months, figure }) },
        { label: t('facts.mentors'), value: t.rich('values.mentors', { count: mentors, figure }) },
        { label: t('facts.recognised'), value: <time dateTime={recognised_on}>{recognised_on}</time> },
      ]}
    />
  );
}
