import type { Locale } from '@zonekit/api-client/contract';
import type { OrderKind, RatingAspect } from '@zonekit/api-client/order/contract';
import type { RatingDetail, Review } from '@zonekit/api-client/shop/contract';
import { RATING_ASPECTS } from '@zonekit/api-client/shop/lists';
import { sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import type { Words } from '../sellable.ts';
import type { RatingRow, RatingSums } from '../shop.tables.ts';
import { distributionOf, rankOf, storedAspects, summaryOf } from './rating.ts';

export type RatedKind = OrderKind | 'shop';

/**
 * Tables whose rows are sorted by `rating_rank`, by kind. Names and no imports: the modules of the catalogues import this
 * one.
 */
const RANKED: Readonly<Partial<Record<RatedKind, string>>> = {
  shop: 'shops',
  instrument: 'experiment_instruments',
  service: 'business_services',
  material: 'material_products',
};

/** Reviews that a page shows. */
const MOST_REVIEWS = 20;

/** The sums of some offers or providers, by id; one without ratings is left out. */
export const ratingsOf = async (
  db: Db | Tx,
  kind: RatedKind,
  ids: readonly string[],
): Promise<Map<string, RatingSums>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('shop_rating_sums')
    .select(['id', 'count', 'sum', 'on_time', 'scores'])
    .where('kind', '=', kind)
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
};

const presentReview = (row: RatingRow, locale: Locale): Review => ({
  id: row.order_id,
  score: row.score,
  text: row.text,
  lang: /\p{Script=Han}/u.test(row.text) ? 'zh-CN' : 'en',
  offer: { id: row.offer_id, title: locale === 'en' ? row.offer_en : row.offer_zh, kind: row.kind },
  spec_name: locale === 'en' ? row.spec_en : row.spec_zh,
  enterprise_field: locale === 'en' ? row.field_en : row.field_zh,
  month: row.rated_on.slice(0, 7),
});

/** Ratings of an offer or a provider, as a page presents them. */
export const ratingDetailOf = async (
  db: Db | Tx,
  kind: RatedKind,
  id: string,
  locale: Locale,
): Promise<RatingDetail> => {
  const of = kind === 'shop' ? sql<boolean>`shop_id = ${id}` : sql<boolean>`kind = ${kind} and offer_id = ${id}`;
  const averages = sql.join(
    RATING_ASPECTS.map(
      (aspect, index) => sql`round(avg(aspects[${sql.lit(index + 1)}]), 1)::float8 as ${sql.ref(aspect)}`,
    ),
  );
  const [sums, rated, repeated, reviews] = await Promise.all([
    ratingsOf(db, kind, [id]),
    sql<Record<RatingAspect, number | null>>`select ${averages} from shop_ratings where ${of}`.execute(db),
    sql<{ enterprises: number; again: number }>`
      select count(*)::integer as enterprises, (count(*) filter (where orders > 1))::integer as again
      from (select count(*) as orders from shop_ratings where ${of} and enterprise_id is not null
        group by enterprise_id) as e`.execute(db),
    db
      .selectFrom('shop_ratings')
      .selectAll()
      .where(of)
      .where('text', '<>', '')
      .orderBy('rated_on', 'desc')
      .orderBy('order_id')
      .limit(MOST_REVIEWS)
      .execute(),
  ]);
  const { enterprises = 0, again = 0 } = repeated.rows[0] ?? {};
  const own = sums.get(id);
  return {
    ...summaryOf(own),
    distribution: distributionOf(own),
    aspects: RATING_ASPECTS.flatMap((aspect) => {
      const average = rated.rows[0]?.[aspect] ?? null;
      return average === null ? [] : [{ aspect, average }];
    }),
    repeat_rate: enterprises === 0 ? null : Math.round((100 * again) / enterprises),
    reviews: reviews.map((row) => presentReview(row, locale)),
  };
};

/** Adds sums to those that are stored, and moves the row to its place by rating. */
export const addSums = async (tx: Db | Tx, kind: RatedKind, id: string, added: RatingSums): Promise<void> => {
  const { rows } = await sql<{ count: number; sum: number }>`
    insert into shop_rating_sums as s (kind, id, count, sum, on_time, scores)
    values (${kind}, ${id}, ${added.count}, ${added.sum}, ${added.on_time}, ${added.scores}::integer[])
    on conflict (kind, id) do update set count = s.count + excluded.count, sum = s.sum + excluded.sum,
      on_time = s.on_time + excluded.on_time,
      scores = array(select a + b from unnest(s.scores, excluded.scores) with ordinality as u (a, b, place) order by place)
    returning count, sum`.execute(tx);
  const table = RANKED[kind];
  const [sums] = rows;
  if (table === undefined || !sums) return;
  await sql`update ${sql.table(table)} set rating_rank = ${rankOf(sums)} where id = ${id}`.execute(tx);
};

/** A rating of a completed order. */
export interface NewRating {
  order_id: string;
  shop_id: string;
  kind: OrderKind;
  offer_id: string;
  offer_title: Words;
  /** Package or specification; null where there was none. */
  spec: { id: string; name: Words } | null;
  enterprise_id: string | null;
  /** 1 to 5. */
  score: number;
  aspects: Partial<Record<RatingAspect, number>>;
  /** May be empty. */
  text: string;
  /** Whether the order was completed when it was promised. */
  on_time: boolean;
  at: Date;
}

/** In the words of the industries: `冷链物流企业`. */
const fieldOf = async (tx: Tx, enterpriseId: string | null): Promise<Words | null> => {
  if (enterpriseId === null) return null;
  const tag = await tx
    .selectFrom('enterprises as e')
    .innerJoin('policy_tags as t', 't.id', 'e.industry')
    .select(['t.name_zh', 't.name_en'])
    .where('e.id', '=', enterpriseId)
    .executeTakeFirst();
  return tag ? { 'zh-CN': `${tag.name_zh}企业`, en: `${tag.name_en} company` } : null;
};

/**
 * Stores the rating of an order, in the transaction that checks whether it may be rated: rating of the offer and of the
 * provider follow from it.
 * @returns false where the order has a rating already; nothing is changed then
 */
export const recordRating = async (tx: Tx, rating: NewRating): Promise<boolean> => {
  const { order_id, shop_id, kind, offer_id, offer_title, spec, enterprise_id, score, aspects, text, on_time } = rating;
  const field = await fieldOf(tx, enterprise_id);
  const row: RatingRow = {
    ...{ order_id, shop_id, kind, offer_id, enterprise_id, score, text, on_time },
    offer_zh: offer_title['zh-CN'],
    offer_en: offer_title.en,
    spec_id: spec?.id ?? null,
    spec_zh: spec?.name['zh-CN'] ?? null,
    spec_en: spec?.name.en ?? null,
    field_zh: field?.['zh-CN'] ?? null,
    field_en: field?.en ?? null,
    rated_on: shanghaiDay(rating.at),
    aspects: storedAspects(aspects),
  };
  const added = await tx
    .insertInto('shop_ratings')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (!added) return false;
  const sums: RatingSums = {
    count: 1,
    sum: score,
    on_time: on_time ? 1 : 0,
    scores: [5, 4, 3, 2, 1].map((each) => (each === score ? 1 : 0)),
  };
  await addSums(tx, kind, offer_id, sums);
  await addSums(tx, 'shop', shop_id, sums);
  return true;
};
