import type { ParkDetail, UnitSummary } from '@zonekit/api-client/space/contract';
import { monthlyRent } from '@zonekit/api-client/space/rent';
import { unitPath } from '@zonekit/api-client/space/unit-path';
import { Link } from '@zonekit/ui/link';
import { moneyText } from '@zonekit/ui/money/parts';
import { Table } from '@zonekit/ui/table';
import { useFormatter, useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { type ParkFloor, unitsOn } from './park-floor.ts';
import * as css from './park-page.css.ts';

interface VacantUnitsProps {
  park: ParkDetail;
  /** The first of those that are vacant. */
  units: readonly UnitSummary[];
  chosen: ParkFloor | null;
}

/** The vacant units of a park, or of one of its floors. */
export function VacantUnits({ park, units, chosen }: VacantUnitsProps) {
  const t = useWords('spacePark');
  const area = useWords('space');
  const locale = useLocale();
  const format = useFormatter();
  const shown = unitsOn(units, chosen);
  const building = park.building_list.find(({ id }) => id === chosen?.building);
  const rows = shown.map((unit) => ({
    unit,
    month: monthlyRent({ amount: unit.price.amount, unit: unit.price_unit, area: unit.area, seats: unit.seats }),
  }));
  const total = chosen ? (building?.stack.find(({ floor }) => floor === chosen.floor)?.vacant ?? 0) : park.vacant;
  const all = `/space/search?${new URLSearchParams({ park: park.id, availability: 'vacant' })}`;
  return (
    <>
      {chosen && (
        <p className={css.chosen} role="status">
          {t('onFloor', { building: building?.name ?? '', floor: String(chosen.floor), count: total })}{' '}
          <Link kind="text" href={`/space/park/${encodeURIComponent(park.id)}#vacant`}>
            {t('allFloors')}
          </Link>
        </p>
      )}
      {rows.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <Table
          captionHidden
          caption={t('units.caption', { park: park.name })}
          rows={rows}
          rowKey={({ unit }) => unit.id}
          columns={[
            {
              key: 'unit',
              label: t('units.unit'),
              primary: true,
              cell: ({ unit }) => (
                <Link kind="text" href={unitPath(unit)} lang={unit.lang}>
                  {unit.building.name} {unit.number}
                </Link>
              ),
            },
            { key: 'type', label: t('units.type'), cell: ({ unit }) => area(`houseTypes.${unit.house_type}`) },
            {
              key: 'area',
              label: t('units.area'),
              align: 'end',
              cell: ({ unit }) => area('area', { area: unit.area }),
            },
            {
              key: 'rent',
              label: t('units.rent'),
              align: 'end',
              cell: ({ unit }) =>
                format.number(unit.rent.amount / 100, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
            },
            {
              key: 'month',
              label: t('units.month'),
              align: 'end',
              cell: ({ month }) => moneyText(Math.round(month / 100) * 100, locale),
            },
          ]}
        />
      )}
      <p className={css.foot}>
        <span>{t('shown', { shown: shown.length, total })}</span>
        <Link kind="more" href={all}>
          {t('allVacant')}
        </Link>
      </p>
    </>
  );
}
