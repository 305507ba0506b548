import {
  chainStage,
  informationKind,
  innovationField,
  institutionKind,
  institutionLevel,
  qualification,
  videoTopic,
} from '@zonekit/api-client/content/contract';
import { id, isoDate, locale } from '@zonekit/api-client/contract';
import * as z from 'zod/mini';
import { cleanHtml } from '../../frame/clean-html.ts';
import type { Db, Tx } from '../../frame/context.ts';
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
  writeById,
} from '../../frame/transfer.ts';
import { companyTable, writeChain } from './industry.ts';
import { informationTable, videoTable } from './information.ts';
import { institutionTable } from './institution.ts';

const html = textCell(200_000);
const degrees = orNull(
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,10})?$/, 'expected degrees, such as 121.62')),
    z.transform((text) => Number(text)),
  ),
);
/** A path of the portal or an https address. */
const address = z.string().check(z.maxLength(500), z.regex(/^(\/(?!\/)|\?|https:\/\/)/, 'expected a path or https'));

/** News, bulletins, talent news and introductions. */
const information = transfer({
  name: 'information',
  row: z.object({
    id,
    kind: informationKind,
    title_zh: textCell(500),
    title_en: nullableCell(500),
    summary_zh: textCell(1000),
    summary_en: nullableCell(1000),
    body_zh: html,
    body_en: nullableCell(200_000),
    source_zh: textCell(200),
    source_en: nullableCell(200),
    cover: orNull(id),
    published_on: isoDate,
  }),
  read: (db) =>
    allRows(
      (after, limit) => informationTable.after(db, after, limit),
      ({ year: _, ...row }) => textOf(row),
    ),
  async write(tx, given) {
    const row = {
      ...given,
      body_zh: await cleanHtml(given.body_zh),
      body_en: given.body_en && (await cleanHtml(given.body_en)),
      year: Number(given.published_on.slice(0, 4)),
    };
    const happens = whatHappens(await informationTable.one(tx, row.id), row);
    if (happens !== 'same') await informationTable.write(tx, [row]);
    return happens;
  },
});

/** Files are put there by a restored backup; a video names its own. */
const videos = transfer({
  name: 'videos',
  row: z.object({
    id,
    topic: videoTopic,
    title_zh: textCell(500),
    title_en: nullableCell(500),
    summary_zh: textCell(1000),
    summary_en: nullableCell(1000),
    published_on: isoDate,
    seconds: wholeCell,
    file_id: id,
    poster: orNull(id),
    captions: jsonCell(z.array(z.object({ lang: locale, file_id: id }))),
  }),
  read: (db) => allRows((after, limit) => videoTable.after(db, after, limit), textOf),
  async write(tx, row) {
    const happens = whatHappens(await videoTable.one(tx, row.id), row);
    if (happens !== 'same') await videoTable.write(tx, [row]);
    return happens;
  },
});

const carousels = transfer({
  name: 'carousels',
  row: z.object({
    id,
    place: id,
    position: wholeCell,
    title_zh: textCell(200),
    title_en: nullableCell(200),
    line_zh: textCell(500),
    line_en: nullableCell(500),
    image: id,
    alt_zh: textCell(500),
    alt_en: nullableCell(500),
    href: address,
  }),
  async *read(db) {
    const rows = db.selectFrom('content_carousels').selectAll().orderBy('place').orderBy('position').orderBy('id');
    for (const row of await rows.execute()) yield textOf(row);
  },
  write: (tx, row) => writeById(tx, 'content_carousels', row),
});

/** Platforms, bases, research institutions and innovation centres. */
const institutions = transfer({
  name: 'institutions',
  row: z.object({
    id,
    kind: institutionKind,
    field: innovationField,
    level: institutionLevel,
    name_zh: textCell(200),
    name_en: nullableCell(200),
    remark_zh: textCell(2000),
    remark_en: nullableCell(2000),
    address_zh: textCell(500),
    address_en: nullableCell(500),
    phone: textCell(50),
    founded_on: isoDate,
    cover: orNull(id),
    companies: jsonCell(z.array(z.object({ id, name_zh: z.string(), name_en: z.nullable(z.string()) }))),
    shop_id: orNull(id),
    position: wholeCell,
  }),
  read: (db) => allRows((after, limit) => institutionTable.after(db, after, limit), textOf),
  async write(tx, row) {
    const happens = whatHappens(await institutionTable.one(tx, row.id), row);
    if (happens !== 'same') await institutionTable.write(tx, [row]);
    return happens;
  },
});

const chains = transfer({
  name: 'industry-chains',
  row: z.object({
    id,
    position: wholeCell,
    name_zh: textCell(200),
    name_en: nullableCell(200),
    remark_zh: textCell(2000),
    remark_en: nullableCell(2000),
    cover: orNull(id),
    segments: jsonCell(
      z.array(z.object({ id, stage: chainStage, name_zh: z.string(), name_en: z.nullable(z.string()) })),
    ),
  }),
  async *read(db) {
    for (const row of await db.selectFrom('industry_chains').selectAll().orderBy('position').orderBy('id').execute())
      yield textOf(row);
  },
  async write(tx, row) {
    const before = await tx.selectFrom('industry_chains').selectAll().where('id', '=', row.id).executeTakeFirst();
    const happens = whatHappens(before, row);
    if (happens !== 'same') await writeChain(tx, row);
    return happens;
  },
});

const chainOf = async (db: Db | Tx, chainId: string) => {
  const chain = await db.selectFrom('industry_chains').selectAll().where('id', '=', chainId).executeTakeFirst();
  if (!chain) throw new Error(`there is no chain ${chainId}`);
  return chain;
};

const positions = transfer({
  name: 'industry-positions',
  row: z.object({
    id,
    chain_id: id,
    segment_id: id,
    position: wholeCell,
    name_zh: textCell(200),
    name_en: nullableCell(200),
    supplies: listCell(id),
    gap_zh: nullableCell(500),
    gap_en: nullableCell(500),
    gap_demands: wholeCell,
  }),
  async *read(db) {
    const rows = db.selectFrom('industry_positions').selectAll().orderBy('chain_id').orderBy('position').orderBy('id');
    for (const row of await rows.execute()) yield textOf(row);
  },
  async write(tx, row) {
    const { segments } = await chainOf(tx, row.chain_id);
    if (!segments.some((segment) => segment.id === row.segment_id)) {
      throw new Error(`chain ${row.chain_id} has no segment ${row.segment_id}`);
    }
    return writeById(tx, 'industry_positions', row);
  },
});

const companies = transfer({
  name: 'industry-companies',
  row: z.object({
    id,
    position_id: id,
    name_zh: textCell(200),
    name_en: nullableCell(200),
    product_zh: textCell(500),
    product_en: nullableCell(500),
    staff: wholeCell,
    qualification,
    offer_zh: textCell(500),
    offer_en: nullableCell(500),
    longitude: degrees,
    latitude: degrees,
    enterprise_id: orNull(id),
  }),
  read: (db) =>
    allRows(
      (after, limit) => companyTable.after(db, after, limit),
      ({ chain_id: _chain, stage: _stage, ...row }) => textOf(row),
    ),
  async write(tx, given) {
    if ((given.longitude === null) !== (given.latitude === null)) throw new Error('it has one coordinate of two');
    const position = await tx
      .selectFrom('industry_positions')
      .selectAll()
      .where('id', '=', given.position_id)
      .executeTakeFirst();
    if (!position) throw new Error(`there is no position ${given.position_id}`);
    const { segments } = await chainOf(tx, position.chain_id);
    const segment = segments.find(({ id: segmentId }) => segmentId === position.segment_id);
    if (!segment) throw new Error(`position ${position.id} is in no segment of its chain`);
    const row = { ...given, chain_id: position.chain_id, stage: segment.stage };
    const happens = whatHappens(await companyTable.one(tx, row.id), row);
    if (happens !== 'same') await companyTable.write(tx, [row]);
    return happens;
  },
});

/** Chains before positions before companies, so that files can be read in this order. */
export const contentTransfers = [information, videos, carousels, institutions, chains, positions, companies];
