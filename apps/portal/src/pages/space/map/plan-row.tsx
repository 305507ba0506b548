import { Chip } from '@zonekit/ui/chip';
import { Link } from '@zonekit/ui/link';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './map-page.css.ts';
import { shownArea } from './plan-filter.ts';
import type { PlanItem } from './plan-items.ts';

interface PlanRowProps {
  item: PlanItem;
  /** Of the place: a building's has its park. */
  name: string;
  href: string;
}

/** A row of the list beside its number: what can be had, and what it costs. */
export function PlanRow({ item, name, href }: PlanRowProps) {
  const { kind, park, address, floors } = item;
  const t = useWords('spaceMap');
  return (
    <div className={css.row}>
      <div className={css.body}>
        <Link href={href} className={css.name}>
          {name}
        </Link>
        <p className={css.facts}>
          {item.land ? <Land land={item.land} /> : <Stock item={item} />}
          {floors !== null && <span>{t('floors', { floors })}</span>}
          {kind === 'parcel' && park && <span>{park.name}</span>}
          {address !== null && <span>{address}</span>}
        </p>
      </div>
      <div className={css.terms}>{item.land ? <Hectares item={item} /> : <Rent item={item} />}</div>
    </div>
  );
}

const STATE_TONES = { vacant: 'success', reserved: 'warning', let: 'neutral', built: 'neutral' } as const;

function Land({ land: { state, use, floorAreaRatio } }: { land: NonNullable<PlanItem['land']> }) {
  const t = useWords('spaceMap');
  return (
    <>
      <Chip tone={STATE_TONES[state]}>{t(`state.${state}`)}</Chip>
      <span>{t(`use.${use}`)}</span>
      {floorAreaRatio !== null && <span>{t('floorAreaRatio', { ratio: floorAreaRatio })}</span>}
    </>
  );
}

function Stock({ item: { stock } }: { item: PlanItem }) {
  const t = useWords('spaceMap');
  if (stock === null) return null;
  const isVacant = stock.vacant > 0;
  return (
    <>
      <Chip tone={isVacant ? 'success' : 'neutral'}>
        {isVacant ? t('vacant', { vacant: stock.vacant }) : t('full')}
      </Chip>
      <span>{t('units', { units: stock.units })}</span>
    </>
  );
}

const b = (chunks: ReactNode) => <b className={css.figure}>{chunks}</b>;

function Hectares({ item }: { item: PlanItem }) {
  const t = useWords('spaceMap');
  const format = useFormatter();
  return t.rich('hectares', {
    area: format.number(shownArea(item), { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    b,
  });
}

function Rent({ item: { rent, area } }: { item: PlanItem }) {
  const t = useWords('spaceMap');
  const format = useFormatter();
  if (rent === null) return null;
  const figure = (number: number) => format.number(number, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [from, to] = rent;
  return (
    <>
      <p>
        {from === to
          ? t.rich('rent', { from: figure(from), b })
          : t.rich('rentSpan', { from: figure(from), to: figure(to), b })}
      </p>
      <p>{t('vacantArea', { area })}</p>
    </>
  );
}
