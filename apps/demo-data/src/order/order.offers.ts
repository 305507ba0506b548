import type { MaterialChoice, ReservationChoice, ServiceChoice } from '@zonekit/api-client/order/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../api/src/frame/context.ts';
import { addDays, shanghaiDay } from '../../../api/src/frame/day.ts';

/** Rows of the catalogues that the demo orders from, in their order. */
export interface Offers {
  reservations: Readonly<Record<'instrument' | 'facility', readonly { id: string; minutes: number }[]>>;
  services: Readonly<Record<'experiment' | 'enterprise', readonly { id: string; specs: readonly string[] }[]>>;
  goods: Readonly<Record<'consumable' | 'mall', readonly { id: string; spec_id: string; warehouse_id: string }[]>>;
}

const MOST = 40;
/** A demo order leaves enough for those that visitors make. */
const ENOUGH = 12;

const bookable = async (db: Db | Tx, kind: 'instrument' | 'facility') => {
  const table = sql.table(kind === 'instrument' ? 'experiment_instruments' : 'experiment_facilities');
  const { rows } = await sql<{ id: string; minutes: number }>`
    select d.id, r.shortest_minutes as minutes from ${table} d join experiment_rules r on r.obj_id = d.id
    where d.booking = 'open' order by d.id limit ${MOST}`.execute(db);
  return rows;
};

const servicesOf = async (db: Db | Tx, catalogue: 'experiment' | 'enterprise') => {
  const rows = await db
    .selectFrom('business_services')
    .select(['id', 'packages'])
    .where('catalogue', '=', catalogue)
    .where('open', '=', true)
    .orderBy('position')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map(({ id, packages }) => ({ id, specs: packages.map((each) => each.id) }));
};

const goodsOf = (db: Db | Tx, catalogue: 'consumable' | 'mall') =>
  db
    .selectFrom('material_products as p')
    .innerJoin('material_stock as s', 's.product_id', 'p.id')
    .select(['p.id', 's.spec_id', 's.warehouse_id'])
    .where('p.catalogue', '=', catalogue)
    .where('p.open', '=', true)
    .where('s.quantity', '>=', ENOUGH)
    .orderBy('p.position')
    .orderBy('p.id')
    .orderBy('s.spec_id')
    .orderBy('s.warehouse_id')
    .limit(MOST)
    .execute();

export const findOffers = async (db: Db | Tx): Promise<Offers> => ({
  reservations: { instrument: await bookable(db, 'instrument'), facility: await bookable(db, 'facility') },
  services: { experiment: await servicesOf(db, 'experiment'), enterprise: await servicesOf(db, 'enterprise') },
  goods: { consumable: await goodsOf(db, 'consumable'), mall: await goodsOf(db, 'mall') },
});

const nthOf = <T>(rows: readonly T[], nth: number): T | undefined => rows[nth % Math.max(1, rows.length)];

const HOURS = ['09:00', '13:00', '14:00', '10:00', '15:00'];

/** Times of a reservation that may suit, the first days first; rules and others' bookings decide. */
export const reservationChoices = (
  { reservations }: Offers,
  kind: 'instrument' | 'facility',
  { nth, at, use_voucher }: { nth: number; at: Date; use_voucher: boolean },
): ReservationChoice[] => {
  const row = nthOf(reservations[kind], nth);
  if (!row) return [];
  const days = Array.from({ length: 12 }, (_, index) => addDays(shanghaiDay(at), 2 + index));
  return days.flatMap((day) =>
    HOURS.map((hour): ReservationChoice => {
      const from = Date.parse(`${day}T${hour}:00+08:00`);
      const ends = new Date(from + row.minutes * 60_000);
      const local = (time: Date) => new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 19);
      return {
        ...{ kind, offer_id: row.id, option_ids: [], use_voucher },
        starts_at: `${day}T${hour}:00+08:00`,
        ends_at: `${local(ends)}+08:00`,
      };
    }),
  );
};

export const serviceChoiceOf = (
  { services }: Offers,
  catalogue: 'experiment' | 'enterprise',
  { nth, use_voucher }: { nth: number; use_voucher: boolean },
): ServiceChoice | undefined => {
  const row = nthOf(services[catalogue], nth);
  const spec_id = row && nthOf(row.specs, nth);
  return row && spec_id ? { offer_id: row.id, spec_id, option_ids: [], quantity: 1, use_voucher } : undefined;
};

export const materialChoiceOf = (
  { goods }: Offers,
  catalogue: 'consumable' | 'mall',
  { nth, use_voucher }: { nth: number; use_voucher: boolean },
): MaterialChoice | undefined => {
  const row = nthOf(goods[catalogue], nth * 5);
  if (!row) return undefined;
  const { id, ...place } = row;
  return { offer_id: id, ...place, option_ids: [], quantity: 1 + (nth % 4), use_voucher };
};
