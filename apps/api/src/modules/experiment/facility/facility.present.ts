import type { FacilitySummary } from '@zonekit/api-client/experiment/facility/contract';
import type { Db, Tx } from '../../../frame/context.ts';
import { namesOfShops } from '../../shop/shop.repository.ts';
import { presentBookable, type View } from '../bookable.present.ts';
import { countByRegion } from '../instrument/instrument.repository.ts';
import { earliestOf } from '../reservation/reservation.service.ts';
import type { FacilityRow } from './facility.tables.ts';

/** Rows with their providers, instruments and the first time that can be booked. */
export const presentFacilities = async (
  db: Db | Tx,
  rows: readonly FacilityRow[],
  view: View & { now: Date },
): Promise<FacilitySummary[]> => {
  const ids = rows.map(({ id }) => id);
  const [shops, earliest, instruments] = await Promise.all([
    namesOfShops(
      db,
      rows.map(({ shop_id }) => shop_id),
    ),
    earliestOf(db, rows, view.now),
    countByRegion(db, ids),
  ]);
  return rows.map((row) => ({
    ...presentBookable(row, { shop: shops.get(row.shop_id), earliest: earliest.get(row.id) ?? null }, view),
    kind: row.kind,
    area: row.area,
    capacity: row.capacity,
    instruments: instruments.get(row.id) ?? 0,
  }));
};
