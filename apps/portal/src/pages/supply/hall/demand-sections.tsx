import type { DemandDetail } from '@zonekit/api-client/supply/demand/contract';
import { useDemandMatches } from '@zonekit/api-client/supply/demand/hooks';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { DescriptionList } from '@zonekit/ui/description-list';
import { SkeletonText } from '@zonekit/ui/skeleton';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { Audience } from '../audience.tsx';
import * as css from '../supply.css.ts';
import { Indicators } from './indicators.tsx';
import { Progress } from './progress.tsx';

const SECTIONS = ['problem', 'indicators', 'payments', 'wishes', 'matches', 'progress'] as const;
type Section = (typeof SECTIONS)[number];

/** The sections that a demand has something in. */
export const sectionsOf = ({ indicators, payments }: DemandDetail): Section[] =>
  SECTIONS.filter((id) => (id !== 'indicators' || indicators.length > 0) && (id !== 'payments' || payments.length > 0));

export function DemandSections({ demand }: { demand: DemandDetail }) {
  const t = useWords('supplyHall');
  const { problem, provides, lang, payments } = demand;
  const parts: Record<Section, ReactNode> = {
    problem: (
      <div className={css.paragraphs}>
        <p lang={lang}>{problem}</p>
        {provides && (
          <p>
            {t('provides')} <span lang={lang}>{provides}</span>
          </p>
        )}
      </div>
    ),
    indicators: <Indicators demand={demand} />,
    payments: (
      <ol className={css.payments}>
        {payments.map(({ share, name }) => (
          <li key={name} className={css.payment} style={{ flexGrow: share }}>
            <b>{t('share', { share })}</b>
            <span lang={lang}>{name}</span>
          </li>
        ))}
      </ol>
    ),
    wishes: <Wishes demand={demand} />,
    matches: <Matches id={demand.id} />,
    progress: <Progress demand={demand} />,
  };
  return sectionsOf(demand).map((id) => (
    <section key={id} className={css.section} aria-labelledby={id}>
      <h2 id={id}>{t(`sections.${id}`)}</h2>
      {parts[id]}
    </section>
  ));
}

function Wishes({ demand: { region, qualifications, keywords, lang } }: { demand: DemandDetail }) {
  const t = useWords('supplyHall');
  const area = useWords('supply');
  return (
    <DescriptionList
      items={[
        { label: t('wishes.region'), value: region === 'country' ? t('wishes.any') : t(`within.${region}`) },
        {
          label: t('wishes.qualifications'),
          value: qualifications.map((each) => area(`qualifications.${each}`)).join(' · ') || t('wishes.any'),
        },
        { label: t('wishes.keywords'), value: <span lang={lang}>{keywords.join(' · ') || t('wishes.any')}</span> },
      ]}
    />
  );
}

function Matches({ id }: { id: string }) {
  const t = useWords('supplyHall');
  const read = useDemandMatches(id);
  const audience = read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
  return (
    <>
      <p className={css.muted}>{t('matchLine')}</p>
      {audience && <Audience audience={audience} />}
      {!audience && read.status === 'failed' && (
        <Alert tone="danger" title={t('notRead')} action={<Button onClick={read.reload}>{t('retry')}</Button>}>
          {read.error.serverMessage}
        </Alert>
      )}
      {!audience && read.status !== 'failed' && (
        <div aria-busy="true">
          <SkeletonText lines={6} />
        </div>
      )}
    </>
  );
}
