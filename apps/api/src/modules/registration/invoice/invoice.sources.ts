import type { Locale } from '@zonekit/api-client/contract';
import type { InvoiceSource, InvoiceSourceKind } from '@zonekit/api-client/registration/invoice/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../frame/context.ts';

/** As many as the choice of a form shows, the newest first. */
const MOST_SOURCES = 100;

interface SourceRow {
  source: InvoiceSourceKind;
  id: string;
  number: string;
  title_zh: string;
  title_en: string | null;
  /** Fen. */
  paid: number;
  invoiced: number;
}

/** What other applications ask for that were not rejected. @param id of the order or contract, as SQL */
const invoiced = (source: InvoiceSourceKind, id: RawBuilder<unknown>, except: string) => sql`
  coalesce((select sum(i.amount) from invoice_applications i
    where i.source = ${source} and i.source_id = ${id} and i.status <> 'rejected' and i.id <> ${except}), 0)::bigint`;

/** Vouchers are not the buyer's money, so an order is invoiced without them. */
const orders = (enterpriseId: string, where: RawBuilder<unknown>, except: string) => sql`
  select 'order' as source, o.id, o.number, o.title_zh, o.title_en, (o.total - o.voucher)::bigint as paid,
    ${invoiced('order', sql`o.id`, except)} as invoiced, o.updated_at as at
  from orders o
  where o.enterprise_id = ${enterpriseId} and o.status = 'completed' and o.total > o.voucher and ${where}`;

/** The rents of a contract that are paid. */
const contracts = (enterpriseId: string, where: RawBuilder<unknown>, except: string) => sql`
  select 'contract' as source, c.id, c.number, u.title_zh, u.title_en, r.paid,
    ${invoiced('contract', sql`c.id`, except)} as invoiced, c.updated_at as at
  from space_contracts c join space_units u on u.id = c.unit_id
  join (select contract_id, sum(amount)::bigint as paid from space_rents where paid_on is not null group by 1) r
    on r.contract_id = c.id
  where c.enterprise_id = ${enterpriseId} and ${where}`;

/** Completed orders and contracts with paid rents of which something can be invoiced, the newest first. */
export const listSources = async (
  db: Db | Tx,
  enterpriseId: string | null,
  locale: Locale,
): Promise<InvoiceSource[]> => {
  if (enterpriseId === null) return [];
  const { rows } = await sql<SourceRow>`
    select * from (${orders(enterpriseId, sql`true`, '')} union all ${contracts(enterpriseId, sql`true`, '')}) s
    where paid > invoiced order by at desc, id limit ${MOST_SOURCES}`.execute(db);
  return rows.map(({ source, id, number, title_zh, title_en, paid, invoiced: taken }) => ({
    ...{ source, id, number, title: (locale === 'en' && title_en) || title_zh },
    paid: { amount: paid, currency: 'CNY' },
    available: { amount: paid - taken, currency: 'CNY' },
  }));
};

/**
 * The order or contract of an enterprise, locked: applications for one follow one another, so that together they never ask for
 * more than was paid.
 * @param except id of the application that is corrected; '' for a new one
 */
export const lockSource = async (
  tx: Tx,
  source: Exclude<InvoiceSourceKind, 'other'>,
  { id, enterprise_id, except }: { id: string; enterprise_id: string; except: string },
): Promise<{ number: string; available: number } | null> => {
  const table = source === 'order' ? sql`orders` : sql`space_contracts`;
  await sql`select id from ${table} where id = ${id} and enterprise_id = ${enterprise_id} for update`.execute(tx);
  const { rows } = await sql<SourceRow>`${
    source === 'order'
      ? orders(enterprise_id, sql`o.id = ${id}`, except)
      : contracts(enterprise_id, sql`c.id = ${id}`, except)
  }`.execute(tx);
  const [row] = rows;
  return row ? { number: row.number, available: row.paid - row.invoiced } : null;
};
