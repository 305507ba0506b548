import { id } from '@zonekit/api-client/contract';
import { parcelState, parcelUse } from '@zonekit/api-client/space/plan/contract';
import { UNIT_KINDS } from '@zonekit/api-client/space/unit-path';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../../frame/context.ts';
import {
  allRows,
  jsonCell,
  nullableCell,
  orNull,
  textCell,
  textOf,
  transfer,
  whatHappens,
  wholeCell,
  writeById,
} from '../../../frame/transfer.ts';
import { findSpaceInformation, type PanoramaRow, type ParcelRow, type SceneRow } from './plan.repository.ts';

const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most));
/** A closed ring: its last position is its first. */
const ring = jsonCell(
  z.array(z.tuple([degrees(180), degrees(90)])).check(
    z.minLength(4),
    z.refine((positions) => String(positions[0]) === String(positions.at(-1)), 'the ring is not closed'),
  ),
);
const angleCell = (most: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,6})?$/, 'expected degrees, such as -30')),
      z.transform((text) => Number(text)),
    ),
    degrees(most),
  );

type Table = 'space_parcels' | 'space_panoramas' | 'space_scenes';

const rowsAfter = async <Row extends { id: string }>(db: Db | Tx, table: Table, after: string, limit: number) =>
  (await sql<Row>`select * from ${sql.table(table)} where id > ${after} order by id limit ${limit}`.execute(db)).rows;

/** Writes a row by its key, JSON as text, where it differs from the one that is there. */
const writeRow = async (tx: Tx, table: Table | 'space_outlines', key: string, row: Record<string, unknown>) => {
  const { rows } = await sql<object>`
    select * from ${sql.table(table)} where ${sql.ref(key)} = ${row[key]}`.execute(tx);
  const happens = whatHappens(rows[0], row);
  if (happens === 'same') return happens;
  const names = Object.keys(row);
  const values = Object.values(row).map((value) =>
    Array.isArray(value) ? sql`${JSON.stringify(value)}::jsonb` : value,
  );
  const set = names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) values (${sql.join(values)})
    on conflict (${sql.ref(key)}) do update set ${sql.join(set)}`.execute(tx);
  return happens;
};

/** Land; `area` in square metres, `floor_area_ratio` in hundredths. A plot whose units are let names its building, and no state. */
export const parcelTransfer = transfer({
  name: 'parcels',
  row: z.object({
    id,
    park_id: orNull(id),
    building_id: orNull(id),
    name_zh: textCell(100),
    name_en: nullableCell(200),
    state: orNull(parcelState),
    use: parcelUse,
    area: wholeCell.check(z.gte(1)),
    floor_area_ratio: orNull(wholeCell.check(z.gte(1))),
    ring,
  }),
  read: (db) => allRows((after, limit) => rowsAfter<ParcelRow>(db, 'space_parcels', after, limit), textOf),
  async write(tx, row) {
    if ((row.state === null) !== (row.building_id !== null))
      throw new Error('state: it follows from the contracts where building_id is given, and is needed where it is not');
    return writeRow(tx, 'space_parcels', 'id', row);
  },
});

/** Ground plans of buildings. */
const outlineTransfer = transfer({
  name: 'outlines',
  row: z.object({ building_id: id, ring }),
  async *read(db) {
    for (const row of await db.selectFrom('space_outlines').selectAll().orderBy('building_id').execute())
      yield textOf(row);
  },
  write: (tx, row) => writeRow(tx, 'space_outlines', 'building_id', row),
});

const panoramaTransfer = transfer({
  name: 'panoramas',
  row: z.object({ id, park_id: orNull(id), name_zh: textCell(100), name_en: nullableCell(200), position: wholeCell }),
  read: (db) => allRows((after, limit) => rowsAfter<PanoramaRow>(db, 'space_panoramas', after, limit), textOf),
  write: (tx, row) => writeRow(tx, 'space_panoramas', 'id', row),
});

/** Scenes of panoramas; pictures are put there by a restored backup. */
const sceneTransfer = transfer({
  name: 'scenes',
  row: z.object({
    id,
    panorama_id: id,
    name_zh: textCell(100),
    name_en: nullableCell(200),
    description_zh: textCell(500),
    description_en: nullableCell(1_000),
    picture: id,
    flat: id,
    yaw: angleCell(180),
    pitch: angleCell(90),
    ways: jsonCell(z.array(z.object({ to: id, yaw: degrees(180), pitch: degrees(90) }))),
    position: wholeCell,
  }),
  read: (db) => allRows((after, limit) => rowsAfter<SceneRow>(db, 'space_scenes', after, limit), textOf),
  write: (tx, row) => writeRow(tx, 'space_scenes', 'id', row),
});

/** Introductions to the kinds of space; `suits_zh` and `suits_en` have one point in a line. */
const informationTransfer = transfer({
  name: 'space-information',
  row: z.object({
    id: z.enum(UNIT_KINDS),
    title_zh: textCell(100),
    title_en: nullableCell(200),
    summary_zh: textCell(500),
    summary_en: nullableCell(1_000),
    description_zh: textCell(2_000),
    description_en: nullableCell(4_000),
    terms_zh: textCell(2_000),
    terms_en: nullableCell(4_000),
    suits_zh: textCell(1_000),
    suits_en: nullableCell(2_000),
  }),
  async *read(db) {
    for (const row of await findSpaceInformation(db)) yield textOf(row);
  },
  write: (tx, row) => writeById(tx, 'space_information', row),
});

export const planTransfers = [parcelTransfer, outlineTransfer, panoramaTransfer, sceneTransfer, informationTransfer];
