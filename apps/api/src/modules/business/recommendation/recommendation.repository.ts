import { sql } from 'kysely';
import type { Db, Tx } from '../../../frame/context.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { searchedTable } from '../../content/searched-table.ts';
import { productLists, techniqueOffers, techniqueStages } from './recommendation.labels.ts';
import { recommendedProductList, techniqueList } from './recommendation.lists.ts';
import type { RecommendedProductRow, TechniqueRow } from './recommendation.tables.ts';

export const recommendedProductTable = searchedTable<RecommendedProductRow>({
  list: recommendedProductList,
  columns: {
    id: 'text',
    field: 'text',
    recommended_by: 'text',
    title_zh: 'text',
    title_en: 'text',
    headline_zh: 'text',
    headline_en: 'text',
    description_zh: 'text',
    description_en: 'text',
    maker_zh: 'text',
    maker_en: 'text',
    address_zh: 'text',
    address_en: 'text',
    phone: 'text',
    price_from: 'bigint',
    figures: 'jsonb',
    specs: 'jsonb',
    cases: 'jsonb',
    proofs: 'jsonb',
    cover: 'text',
    published_on: 'date',
    position: 'bigint',
  },
  texts: (row) => [
    row.headline_zh,
    row.headline_en,
    row.description_zh,
    row.description_en,
    row.maker_zh,
    row.maker_en,
    ...Object.values(innovationFields[row.field]),
    ...Object.values(productLists[row.recommended_by]),
  ],
});

/** The row with the stage that its readiness level belongs to. */
export const withStage = (data: Omit<TechniqueRow, 'stage'>): TechniqueRow => ({
  ...data,
  stage: data.maturity <= 3 ? 'principle' : data.maturity <= 6 ? 'prototype' : 'series',
});

export const techniqueTable = searchedTable<TechniqueRow>({
  list: techniqueList,
  columns: {
    id: 'text',
    field: 'text',
    stage: 'text',
    maturity: 'integer',
    offer: 'text',
    title_zh: 'text',
    title_en: 'text',
    headline_zh: 'text',
    headline_en: 'text',
    introduction_zh: 'text',
    introduction_en: 'text',
    holder_zh: 'text',
    holder_en: 'text',
    price_zh: 'text',
    price_en: 'text',
    rights_zh: 'text',
    rights_en: 'text',
    result: 'jsonb',
    uses: 'jsonb',
    phone: 'text',
    published_on: 'date',
    position: 'bigint',
  },
  texts: (row) => [
    row.headline_zh,
    row.headline_en,
    row.introduction_zh,
    row.introduction_en,
    row.holder_zh,
    row.holder_en,
    ...Object.values(innovationFields[row.field]),
    ...Object.values(techniqueStages[row.stage]),
    ...Object.values(techniqueOffers[row.offer]),
    ...row.uses.flatMap(({ zh, en }) => [zh, en]),
  ],
});

/** Products of the same field, in their order. */
export const relatedProducts = (
  db: Db | Tx,
  { id, field }: RecommendedProductRow,
  limit: number,
): Promise<RecommendedProductRow[]> =>
  recommendedProductTable.select(db, sql`field = ${field} and id <> ${id}`, sql`order by position, id limit ${limit}`);
