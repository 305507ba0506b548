import type { TaxRebateKind } from '@zonekit/api-client/registration/tax-rebate/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../frame/context.ts';
import { claimTable } from '../../../frame/lifecycle/claim-table.ts';
import type { FileAccess } from '../../../frame/module.ts';
import type { TaxRebateRow, TaxRebateTables } from './tax-rebate.tables.ts';

export const taxRebates = claimTable<TaxRebateTables['tax_rebates']>('tax_rebates');

/** Ids of an application's files: the declaration, then the certificates. */
export const filesOf = ({ declaration, certificates }: TaxRebateRow): string[] => [declaration, ...certificates];

interface Period {
  starts_on: string;
  ends_on: string;
}

/**
 * Another application of an enterprise for a rebate of this kind that has days of the period and was not rejected.
 * Simultaneous ones wait for each other here.
 */
export const overlappingRebate = async (
  tx: Tx,
  enterpriseId: string,
  kind: TaxRebateKind,
  { starts_on, ends_on }: Period,
  except: string,
) => {
  await sql`select pg_advisory_xact_lock(hashtext(${`tax rebate ${enterpriseId} ${kind}`}))`.execute(tx);
  return tx
    .selectFrom('tax_rebates')
    .select(['id', 'number'])
    .where('enterprise_id', '=', enterpriseId)
    .where('kind', '=', kind)
    .where('status', '<>', 'rejected')
    .where('starts_on', '<=', ends_on)
    .where('ends_on', '>=', starts_on)
    .where('id', '<>', except)
    .executeTakeFirst();
};

/** The members of an enterprise see the files of its tax rebates. */
export const seesTaxRebateFile: FileAccess = async (db, fileId, { enterprise_id }) => {
  if (enterprise_id === null) return false;
  const row = await db
    .selectFrom('tax_rebates')
    .select('id')
    .where('enterprise_id', '=', enterprise_id)
    .where(sql<boolean>`(declaration = ${fileId} or ${fileId} = any(certificates))`)
    .executeTakeFirst();
  return row !== undefined;
};
