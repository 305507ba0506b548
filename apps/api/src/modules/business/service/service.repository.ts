import { sql } from 'kysely';
import type { Db, Tx } from '../../../frame/context.ts';
import { searchedTable } from '../../content/searched-table.ts';
import { labQualifications, serviceModes } from '../../experiment/experiment.labels.ts';
import { experimentCategories, serviceCategories, voucherUses } from './service.labels.ts';
import { writtenServiceList } from './service.lists.ts';
import type { ServiceRow } from './service.tables.ts';

/** Columns that an operator states. */
export type ServiceData = Omit<ServiceRow, 'voucher' | 'price' | 'rating_rank'>;

/** The row with what follows from what an operator states. */
export const withDerived = (data: ServiceData, rating_rank: number): ServiceRow => ({
  ...data,
  voucher: data.voucher_rate > 0 ? 'accepted' : 'none',
  price: Math.min(...data.packages.map(({ price }) => price)),
  rating_rank,
});

/** The words of a category of either catalogue. */
export const categoryWords = (category: string): Readonly<{ 'zh-CN': string; en: string }> | undefined =>
  ({ ...serviceCategories, ...experimentCategories })[category as keyof typeof experimentCategories];

export const serviceTable = searchedTable<ServiceRow>({
  list: writtenServiceList,
  columns: {
    id: 'text',
    catalogue: 'text',
    category: 'text',
    topic_id: 'text',
    shop_id: 'text',
    title_zh: 'text',
    title_en: 'text',
    headline_zh: 'text',
    headline_en: 'text',
    description_zh: 'text',
    description_en: 'text',
    on_failure_zh: 'text',
    on_failure_en: 'text',
    invoice_zh: 'text',
    invoice_en: 'text',
    contract_zh: 'text',
    contract_en: 'text',
    standards: 'text[]',
    services: 'text[]',
    qualifications: 'text[]',
    voucher_rate: 'integer',
    median_days: 'bigint',
    open: 'boolean',
    packages: 'jsonb',
    contents: 'jsonb',
    options: 'jsonb',
    stages: 'jsonb',
    terms: 'jsonb',
    materials: 'jsonb',
    position: 'bigint',
    voucher: 'text',
    price: 'bigint',
    rating_rank: 'bigint',
  },
  texts: (row) => [
    row.headline_zh,
    row.headline_en,
    row.description_zh,
    row.description_en,
    ...Object.values(categoryWords(row.category) ?? {}),
    ...row.standards,
    ...row.services.flatMap((mode) => Object.values(serviceModes[mode])),
    ...row.qualifications.flatMap((each) => Object.values(labQualifications[each])),
    ...Object.values(voucherUses[row.voucher]),
    ...[...row.packages, ...row.contents, ...row.options, ...row.stages].flatMap(({ name_zh, name_en }) => [
      name_zh,
      name_en,
    ]),
  ],
});

/** The service that has a package of this id. */
export const serviceOfPackage = async (db: Db | Tx, specId: string): Promise<ServiceRow | undefined> =>
  (await serviceTable.select(db, sql`packages @> ${JSON.stringify([{ id: specId }])}::jsonb`))[0];

/** Services of the same category, best rating first. */
export const relatedServices = (db: Db | Tx, { id, category }: ServiceRow, limit: number): Promise<ServiceRow[]> =>
  serviceTable.select(
    db,
    sql`category = ${category} and id <> ${id}`,
    sql`order by rating_rank desc, id limit ${limit}`,
  );

/** Number of rated orders by package id. */
export const takenPackages = async (db: Db | Tx, serviceId: string): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('shop_ratings')
    .select((each) => ['spec_id', each.fn.countAll<number>().as('count')])
    .where('kind', '=', 'service')
    .where('offer_id', '=', serviceId)
    .where('spec_id', 'is not', null)
    .groupBy('spec_id')
    .execute();
  return new Map(rows.map(({ spec_id, count }) => [spec_id ?? '', Number(count)]));
};

/** By category of the enterprise services: providers, services and the cheapest package. */
export const countCategories = async (
  db: Db | Tx,
): Promise<Map<string, { shops: number; services: number; price: number }>> => {
  const rows = await db
    .selectFrom('business_services')
    .select((each) => [
      'category',
      each.fn.count<number>('shop_id').distinct().as('shops'),
      each.fn.countAll<number>().as('services'),
      each.fn.min('price').as('price'),
    ])
    .where('catalogue', '=', 'enterprise')
    .groupBy('category')
    .execute();
  return new Map(
    rows.map(({ category, shops, services, price }) => [
      category,
      { shops: Number(shops), services: Number(services), price },
    ]),
  );
};
