import { id, isoDate } from '@zonekit/api-client/contract';
import { decoration, houseType, priceUnit } from '@zonekit/api-client/space/contract';
import * as z from 'zod/mini';
import {
  allRows,
  jsonCell,
  listCell,
  nullableCell,
  orNull,
  textCell,
  textOf,
  transfer,
  whatHappens,
  wholeCell,
} from '../../frame/transfer.ts';
import { buildingsAfter, findParks, parksAfter, unitsAfter } from './space.repository.ts';
import type { UnitRow } from './space.tables.ts';
import { rewriteUnits, type UnitData, unitNames, writeBuildings, writeParks, writeUnits } from './space.write.ts';

const bothWords = z.object({ zh: z.string(), en: z.string() });

export const degreeCell = z.pipe(
  z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,10})?$/, 'expected degrees, such as 119.5123')),
  z.transform(Number),
);
/** Square metres with up to two decimals. */
const areaCell = z.pipe(
  z.string().check(z.regex(/^\d{1,8}(\.\d{1,2})?$/, 'expected square metres with up to two decimals')),
  z.transform(Number),
);
/** A floor below the ground is negative. */
const floorCell = z.pipe(z.string().check(z.regex(/^-?\d{1,3}$/, 'expected a whole number')), z.transform(Number));
const positiveCell = wholeCell.check(z.gte(1));

/** Of a rent: 1 to 1000. */
const percentCell = wholeCell.check(z.gte(1), z.lte(1_000));

/** Parks; `facilities` and `transport` are JSON. */
export const parkTransfer = transfer({
  name: 'parks',
  row: z.object({
    id,
    name_zh: textCell(100),
    name_en: nullableCell(200),
    address_zh: textCell(200),
    address_en: nullableCell(300),
    introduction_zh: textCell(5_000),
    introduction_en: nullableCell(10_000),
    operator_zh: textCell(100),
    operator_en: nullableCell(200),
    phone: textCell(30),
    house_types: listCell(houseType),
    facilities: jsonCell(z.array(bothWords)),
    transport: jsonCell(z.array(z.extend(bothWords, { minutes: z.number() }))),
    longitude: degreeCell,
    latitude: degreeCell,
    opened_on: isoDate,
    position: wholeCell,
    viewing_capacity: wholeCell,
    renewal_12: percentCell,
    renewal_24: percentCell,
    renewal_36: percentCell,
  }),
  read: (db) => allRows((after, limit) => parksAfter(db, after, limit), textOf),
  async write(tx, row) {
    const [before] = await findParks(tx, [row.id]);
    const happens = whatHappens(before, row);
    if (happens === 'same') return happens;
    await writeParks(tx, [row]);
    // Their titles and their words name the park.
    if (happens === 'changed') await rewriteUnits(tx, { park_id: row.id });
    return happens;
  },
});

/** Buildings of parks. */
export const buildingTransfer = transfer({
  name: 'buildings',
  row: z.object({
    id,
    park_id: id,
    name_zh: textCell(100),
    name_en: nullableCell(200),
    floors: positiveCell,
    completed_year: wholeCell,
  }),
  read: (db) => allRows((after, limit) => buildingsAfter(db, after, limit), textOf),
  async write(tx, row) {
    const before = await tx.selectFrom('space_buildings').selectAll().where('id', '=', row.id).executeTakeFirst();
    const happens = whatHappens(before, row);
    if (happens === 'same') return happens;
    const [park] = await findParks(tx, [row.park_id]);
    if (!park) throw new Error(`park_id: there is no park ${row.park_id}`);
    await writeBuildings(tx, [row]);
    if (happens === 'changed') await rewriteUnits(tx, { building_id: row.id });
    return happens;
  },
});

/** A unit as a file holds it: what the landlord says, the area in square metres. */
const cellsOf = ({
  park_id: _park,
  title_zh: _zh,
  title_en: _en,
  rent: _rent,
  area_band: _area,
  rent_band: _band,
  ...data
}: Omit<UnitRow, 'let_until'>): UnitData => ({ ...data, area: data.area / 100 });

/** Units of buildings; `area` is in square metres, `price_amount` in fen, `height` in centimetres. */
export const unitTransfer = transfer({
  name: 'units',
  row: z.object({
    id,
    building_id: id,
    house_type: houseType,
    number: textCell(30),
    floor: floorCell,
    area: areaCell.check(z.gte(0.01)),
    seats: orNull(positiveCell),
    decoration,
    price_amount: positiveCell,
    price_unit: priceUnit,
    price_source_zh: textCell(200),
    price_source_en: nullableCell(300),
    priced_on: isoDate,
    height: orNull(positiveCell),
    floor_load: orNull(positiveCell),
    power: orNull(positiveCell),
    deposit_months: wholeCell,
    term_months: wholeCell,
    description_zh: nullableCell(2_000),
    description_en: nullableCell(4_000),
  }),
  async *read(db) {
    for await (const row of allRows(
      (after, limit) => unitsAfter(db, after, limit),
      (unit) => unit,
    ))
      yield textOf(cellsOf(row));
  },
  async write(tx, row) {
    if (row.price_unit === 'workstation_month' && row.seats === null)
      throw new Error('seats: a price per workstation needs their number');
    const before = await tx.selectFrom('space_units').select(unitNames).where('id', '=', row.id).executeTakeFirst();
    const happens = whatHappens(before && cellsOf(before), row);
    if (happens !== 'same') await writeUnits(tx, [{ ...row, area: Math.round(row.area * 100) }]);
    return happens;
  },
});
