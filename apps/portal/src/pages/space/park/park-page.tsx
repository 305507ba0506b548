import type { ParkDetail, UnitSummary } from '@zonekit/api-client/space/contract';
import { DetailPage } from '@zonekit/portal-kit/detail-page';
import { ActionBar } from '@zonekit/portal-kit/detail-page/action-bar';
import { Button } from '@zonekit/ui/button';
import { Card } from '@zonekit/ui/card';
import { Facts } from '@zonekit/ui/facts';
import { Figure } from '@zonekit/ui/figure';
import { Link } from '@zonekit/ui/link';
import { Tag } from '@zonekit/ui/tag';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { PageShare } from '../../shared/share/page-share.tsx';
import { Rent } from '../rent.tsx';
import { FloorStack } from './floor-stack.tsx';
import { FloorTable } from './floor-table.tsx';
import type { ParkFloor } from './park-floor.ts';
import * as css from './park-page.css.ts';
import { VacantUnits } from './vacant-units.tsx';

export interface ParkPageProps {
  park: ParkDetail;
  units: readonly UnitSummary[];
  chosen: ParkFloor | null;
}

const SECTIONS = ['floors', 'vacant', 'introduction', 'facilities', 'transport'] as const;

/** A park: its floors, what of it is vacant, what it offers, and whom to call. */
export function ParkPage({ park, units, chosen }: ParkPageProps) {
  const t = useWords('spacePark');
  const parks = useWords('spaceParks');
  const area = useWords('space');
  const { name, lang, address, house_types, rent_from, phone } = park;
  const sections = SECTIONS.filter((id) => (id === 'facilities' || id === 'transport' ? park[id].length > 0 : true));
  const parts: Record<(typeof SECTIONS)[number], ReactNode> = {
    floors: (
      <>
        <p className={css.note}>{t('floorsLine')}</p>
        <FloorStack park={park} chosen={chosen} />
        <FloorTable park={park} />
      </>
    ),
    vacant: <VacantUnits park={park} units={units} chosen={chosen} />,
    introduction: park.introduction.split('\n').map((paragraph) => (
      <p key={paragraph} lang={lang}>
        {paragraph}
      </p>
    )),
    facilities: (
      <ul className={css.facilities} lang={lang}>
        {park.facilities.map((facility) => (
          <li key={facility}>{facility}</li>
        ))}
      </ul>
    ),
    transport: <Transport park={park} />,
  };
  return (
    <DetailPage
      trail={[
        { label: area('home'), href: '/' },
        { label: area('title'), href: '/space' },
        { label: parks('title'), href: '/space/park' },
      ]}
      title={name}
      lang={lang}
      line={<span lang={lang}>{address}</span>}
      chips={house_types.map((type) => <Tag key={type}>{area(`houseTypes.${type}`)}</Tag>)}
      side={
        rent_from && (
          <div className={css.side}>
            <Rent rent={rent_from} />
            <p className={css.note}>{t('from')}</p>
          </div>
        )
      }
      facts={<ParkFacts park={park} />}
      outline={sections.map((id) => ({ id, text: t(`sections.${id}`) }))}
      card={<ContactCard park={park} />}
      aside={
        <PageShare
          poster={{
            title: name,
            figures: [
              { label: t('facts.address'), value: address },
              { label: t('card.phone'), value: phone },
            ],
          }}
        />
      }
      bar={
        <ActionBar lead={<b lang={lang}>{name}</b>} line={parks('vacantUnits', park)}>
          <Button asChild kind="primary">
            <a href={`tel:${phone}`}>{t('card.call')}</a>
          </Button>
        </ActionBar>
      }
    >
      {sections.map((id) => (
        <section key={id} className={css.section} aria-labelledby={id}>
          <h2 id={id}>{t(`sections.${id}`)}</h2>
          {parts[id]}
        </section>
      ))}
    </DetailPage>
  );
}

function ParkFacts({ park }: { park: ParkDetail }) {
  const t = useWords('spacePark');
  const figure = (chunks: ReactNode) => <Figure>{chunks}</Figure>;
  return (
    <Facts
      className={css.facts}
      columns={5}
      items={[
        { label: t('facts.vacant'), value: t.rich('values.units', { count: park.vacant, figure }) },
        { label: t('facts.vacantArea'), value: t.rich('values.area', { area: Math.round(park.vacant_area), figure }) },
        { label: t('facts.area'), value: t.rich('values.area', { area: Math.round(park.area), figure }) },
        { label: t('facts.buildings'), value: t.rich('values.buildings', { count: park.buildings, figure }) },
        { label: t('facts.opened'), value: <time dateTime={park.opened_on}>{park.opened_on}</time> },
      ]}
    />
  );
}

function ContactCard({ park: { id, operator, phone, lang, vacant } }: { park: ParkDetail }) {
  const t = useWords('spacePark');
  return (
    <Card className={css.card}>
      <h2 className={css.cardTitle}>{t('card.title')}</h2>
      <p lang={lang}>{operator}</p>
      <p className={css.phone}>
        <a href={`tel:${phone}`}>{phone}</a>
      </p>
      {vacant > 0 && (
        <Button asChild kind="primary" size="lg">
          <Link href={`/space/search?${new URLSearchParams({ park: id, availability: 'vacant' })}`}>
            {t('card.vacant', { count: vacant })}
          </Link>
        </Button>
      )}
    </Card>
  );
}

/** Minutes of the ruler. */
const FAR = 45;

function Transport({ park: { transport, lang } }: { park: ParkDetail }) {
  const t = useWords('spacePark');
  return (
    <>
      <p className={css.note}>{t('transportLine')}</p>
      <ul>
        {transport.map(({ name, minutes }) => (
          <li key={name} className={css.way}>
            <span lang={lang}>{name}</span>
            <span className={css.ruler} aria-hidden="true">
              <span className={css.mark} style={{ insetInlineStart: `${(Math.min(minutes, FAR) / FAR) * 100}%` }} />
            </span>
            <span className={css.minutes}>{t('minutes', { minutes })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
