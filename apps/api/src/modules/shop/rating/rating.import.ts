import { sql } from 'kysely';
import type { Tx } from '../../../frame/context.ts';
import type { RatingRow } from '../shop.tables.ts';
import { addSums, type RatedKind } from './rating.repository.ts';
import { sumsOf } from './rating.ts';

const BATCH = 1_000;

const COLUMNS = `order_id text, shop_id text, kind text, offer_id text, offer_zh text, offer_en text, spec_id text,
  spec_zh text, spec_en text, enterprise_id text, field_zh text, field_en text, score integer, text text,
  on_time boolean, rated_on date, aspects integer[]`;

const groupBy = (rows: readonly RatingRow[], keyOf: (row: RatingRow) => string): Map<string, RatingRow[]> => {
  const groups = new Map<string, RatingRow[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};

/** Adds many ratings of earlier orders, none of which has been rated before, with what follows from them. */
export const importRatings = async (tx: Tx, rows: readonly RatingRow[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += BATCH)
    await sql`insert into shop_ratings select * from jsonb_to_recordset(
      ${JSON.stringify(rows.slice(from, from + BATCH))}::jsonb) as r (${sql.raw(COLUMNS)})`.execute(tx);
  const byOffer = groupBy(rows, ({ kind, offer_id }) => `${kind} ${offer_id}`);
  for (const [key, group] of byOffer) {
    const [kind, id = ''] = key.split(' ');
    await addSums(tx, kind as RatedKind, id, sumsOf(group));
  }
  for (const [shop, group] of groupBy(rows, ({ shop_id }) => shop_id)) await addSums(tx, 'shop', shop, sumsOf(group));
};
