import { Steps } from '@zonekit/ui/steps';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import type { HostDetail } from './host.types.ts';
import * as css from './host-page.css.ts';
import { HostPlace } from './host-place.tsx';
import { SeatGroups } from './seat-groups.tsx';

const SECTIONS = ['introduction', 'seats', 'services', 'companies', 'steps', 'place'] as const;
type Section = (typeof SECTIONS)[number];

const has: Readonly<Record<Section, (host: HostDetail) => boolean>> = {
  introduction: ({ introduction }) => introduction !== '',
  seats: ({ seat_groups }) => seat_groups.length > 0,
  services: ({ services }) => services.length > 0,
  companies: ({ company_list }) => company_list.length > 0,
  steps: ({ steps }) => steps.length > 0,
  place: () => true,
};

/** The sections that it has something in. */
export const sectionsOf = (host: HostDetail) => SECTIONS.filter((id) => has[id](host));

export function HostSections({ host }: { host: HostDetail }) {
  const t = useWords('spaceIncubator');
  const parts: Record<Section, ReactNode> = {
    introduction: (
      <div lang={host.lang} className={css.introduction}>
        {host.introduction.split('\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    ),
    seats: <SeatGroups host={host} />,
    services: <Services host={host} />,
    companies: <Companies host={host} />,
    steps: <EntrySteps host={host} />,
    place: <HostPlace host={host} />,
  };
  return sectionsOf(host).map((id) => (
    <section key={id} className={css.section} aria-labelledby={id}>
      <h2 id={id}>{t(`sections.${id}`)}</h2>
      {parts[id]}
    </section>
  ));
}

function Services({ host: { services, lang } }: { host: HostDetail }) {
  return (
    <ul className={css.lines} lang={lang}>
      {services.map(({ name, note, price }) => (
        <li key={name} className={css.service}>
          <b className={css.strong}>{name}</b>
          <span className={css.muted}>{note}</span>
          <span className={css.end}>{price}</span>
        </li>
      ))}
    </ul>
  );
}

/** By the year of entry, the latest first. */
function Companies({ host: { company_list, lang } }: { host: HostDetail }) {
  const t = useWords('spaceIncubator');
  const years = [...new Set(company_list.map(({ year }) => year))];
  return years.map((year) => {
    const entered = company_list.filter((company) => company.year === year);
    return (
      <div key={year} className={css.year}>
        <h3 className={css.yearTitle}>
          {t('year', { year: String(year) })} <small>{t('yearCount', { count: entered.length })}</small>
        </h3>
        <ul className={css.lines}>
          {entered.map(({ name, field, note }) => (
            <li key={name} className={css.company}>
              <b className={css.strong} lang={lang}>
                {name}
              </b>
              <span className={css.muted}>{t(`fields.${field}`)}</span>
              <span className={css.end} lang={lang}>
                {note}
              </span>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

function EntrySteps({ host: { steps, lang } }: { host: HostDetail }) {
  const t = useWords('spaceIncubator');
  return (
    <>
      <Steps
        label={t('sections.steps')}
        lang={lang}
        steps={steps.map(({ name, note }, index) => ({
          title: name,
          description: note,
          state: index === 0 ? 'current' : 'todo',
        }))}
        stateLabels={{
          done: t('stepStates.done'),
          todo: t('stepStates.todo'),
          error: t('stepStates.error'),
        }}
      />
      <p className={css.footnote}>{t('stepsNote')}</p>
    </>
  );
}
