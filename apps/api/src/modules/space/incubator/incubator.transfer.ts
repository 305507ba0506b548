import { innovationField } from '@zonekit/api-client/content/contract';
import { id, isoDate } from '@zonekit/api-client/contract';
import { carrierKind, incubatorKind, incubatorLevel } from '@zonekit/api-client/space/incubator/contract';
import * as z from 'zod/mini';
import type { Tx } from '../../../frame/context.ts';
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
} from '../../../frame/transfer.ts';
import { findParks } from '../space.repository.ts';
import { degreeCell } from '../space.transfer.ts';
import { carrierTable, incubatorTable, withSeats } from './incubator.repository.ts';
import type { HostTable } from './incubator.tables.ts';

const word = z.string();
const translation = z.nullable(z.string());
const count = z.number().check(z.int(), z.gte(0));
const named = { name_zh: word, name_en: translation };
const noted = { ...named, note_zh: word, note_en: translation };
const priced = { price_zh: translation, price_en: translation };

/** Columns of incubators and carriers; groups of seats, services, companies and steps are JSON. */
const cells = {
  id,
  level: incubatorLevel,
  fields: listCell(innovationField),
  name_zh: textCell(100),
  name_en: nullableCell(200),
  offer_zh: textCell(200),
  offer_en: nullableCell(400),
  introduction_zh: textCell(5_000),
  introduction_en: nullableCell(10_000),
  operator_zh: textCell(100),
  operator_en: nullableCell(200),
  address_zh: textCell(200),
  address_en: nullableCell(300),
  phone: textCell(30),
  longitude: degreeCell,
  latitude: degreeCell,
  park_id: orNull(id),
  cover: orNull(id),
  term_months: wholeCell,
  mentors: wholeCell,
  graduates: wholeCell,
  seat_groups: jsonCell(
    z.array(
      z
        .object({ ...named, ...priced, seats: count, vacant: count })
        .check(z.refine(({ seats, vacant }) => vacant <= seats, 'more seats are vacant than there are')),
    ),
  ),
  services: jsonCell(z.array(z.object({ ...noted, ...priced }))),
  companies: jsonCell(
    z.array(z.object({ ...named, field: innovationField, year: count, note_zh: translation, note_en: translation })),
  ),
  steps: jsonCell(z.array(z.object(noted))),
  recognised_on: isoDate,
  position: wholeCell,
};

/** A row as a file holds it: without what follows from the groups of seats. */
const cellsOf = ({ vacant_seats: _vacant, seat_state: _state, ...data }: HostTable) => textOf(data);

const mustHavePark = async (tx: Tx, parkId: string | null): Promise<void> => {
  if (parkId === null) return;
  const [park] = await findParks(tx, [parkId]);
  if (!park) throw new Error(`park_id: there is no park ${parkId}`);
};

export const incubatorTransfer = transfer({
  name: 'incubators',
  row: z.object({ ...cells, kind: incubatorKind }),
  read: (db) => allRows((after, limit) => incubatorTable.after(db, after, limit), cellsOf),
  async write(tx, row) {
    const happens = whatHappens(await incubatorTable.one(tx, row.id), row);
    if (happens === 'same') return happens;
    await mustHavePark(tx, row.park_id);
    await incubatorTable.write(tx, [withSeats(row)]);
    return happens;
  },
});

export const carrierTransfer = transfer({
  name: 'carriers',
  row: z.object({ ...cells, kind: carrierKind }),
  read: (db) => allRows((after, limit) => carrierTable.after(db, after, limit), cellsOf),
  async write(tx, row) {
    const happens = whatHappens(await carrierTable.one(tx, row.id), row);
    if (happens === 'same') return happens;
    await mustHavePark(tx, row.park_id);
    await carrierTable.write(tx, [withSeats(row)]);
    return happens;
  },
});
