import type { Locale } from '@zonekit/api-client/contract';
import type { PolicyOrg, PolicyOrgContact } from '@zonekit/api-client/policy/contract';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../frame/context.ts';
import { Problem } from '../../../frame/problem.ts';
import type { PolicyTables } from '../policy.tables.ts';

type Row = Selectable<PolicyTables['policy_departments']>;

const present = (row: Row, locale: Locale): PolicyOrg => {
  const english = locale === 'en';
  return {
    id: row.id,
    name: english ? row.name_en : row.name_zh,
    level: row.level,
    address: english ? row.address_en : row.address_zh,
    phone: row.phone,
    hours: english ? row.hours_en : row.hours_zh,
  };
};

export const listOrgs = async (db: Db | Tx, locale: Locale): Promise<PolicyOrg[]> => {
  const rows = await db.selectFrom('policy_departments').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map((row) => present(row, locale));
};

/** @throws Problem 404 */
export const getOrg = async (db: Db | Tx, id: string, locale: Locale): Promise<PolicyOrg> => {
  const row = await db.selectFrom('policy_departments').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Problem(404, 'not_found');
  return present(row, locale);
};

/** @throws Problem 404 */
export const editOrg = async (
  db: Db | Tx,
  id: string,
  contact: PolicyOrgContact,
  locale: Locale,
): Promise<PolicyOrg> => {
  await db.updateTable('policy_departments').set(contact).where('id', '=', id).execute();
  return getOrg(db, id, locale);
};
