import type { InstrumentSummary } from '@zonekit/api-client/experiment/instrument/contract';
import type { Db, Tx } from '../../../frame/context.ts';
import { ratingsOf } from '../../shop/rating/rating.repository.ts';
import { summaryOf } from '../../shop/rating/rating.ts';
import { namesOfShops } from '../../shop/shop.repository.ts';
import { type Beside, presentBookable, type View } from '../bookable.present.ts';
import { earliestOf } from '../reservation/reservation.service.ts';
import type { InstrumentRow } from './instrument.tables.ts';

const presentInstrument = (
  row: InstrumentRow,
  beside: Beside & { rating: number | null },
  view: View,
): InstrumentSummary => ({
  ...presentBookable(row, beside, view),
  model: row.model,
  category: row.category,
  qualifications: row.qualifications,
  waiting: row.waiting,
  usage_rate: row.usage_rate,
  rating: beside.rating,
  uses: row.uses,
});

/** Rows with their providers and the first time that can be booked. */
export const presentInstruments = async (
  db: Db | Tx,
  rows: readonly InstrumentRow[],
  view: View & { now: Date },
): Promise<InstrumentSummary[]> => {
  const [shops, earliest, ratings] = await Promise.all([
    namesOfShops(
      db,
      rows.map(({ shop_id }) => shop_id),
    ),
    earliestOf(db, rows, view.now),
    ratingsOf(
      db,
      'instrument',
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) =>
    presentInstrument(
      row,
      {
        shop: shops.get(row.shop_id),
        earliest: earliest.get(row.id) ?? null,
        rating: summaryOf(ratings.get(row.id)).average,
      },
      view,
    ),
  );
};
