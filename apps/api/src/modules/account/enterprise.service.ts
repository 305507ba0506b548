import { randomUUID } from 'node:crypto';
import type { Employment, Enterprise, EnterpriseInput } from '@zonekit/api-client/account/contract';
import { isDuplicateOf } from '../../database/failures.ts';
import { toIsoTime } from '../../database/parsers.ts';
import type { Db, Tx, User } from '../../frame/context.ts';
import { Problem } from '../../frame/problem.ts';
import { inTransaction } from '../../frame/transaction.ts';
import { loadCatalogue } from '../policy/policy.catalogue.ts';
import { checkArea } from './address.service.ts';
import { filesToShow } from './enterprise.files.ts';

/** The enterprise that the session acts for. @throws Problem 404 */
export const currentOf = (user: User): string => {
  if (user.enterprise_id !== null) return user.enterprise_id;
  throw new Problem(404, 'not_found', {
    words: { 'zh-CN': '您还没有绑定企业', en: 'You are not acting for any enterprise yet' },
  });
};

/** The same, for its owner alone. @throws Problem 404, 403 */
export const ownedBy = async (db: Db | Tx, user: User): Promise<string> => {
  const enterprise_id = currentOf(user);
  const { position } = await db
    .selectFrom('enterprise_staff')
    .where((where) => where.and({ enterprise_id, user_id: user.user_id }))
    .select('position')
    .executeTakeFirstOrThrow();
  if (position === 'owner') return enterprise_id;
  throw new Problem(403, 'forbidden', {
    words: { 'zh-CN': '只有企业管理员可以维护企业信息', en: 'Only the owner of the enterprise can do this' },
  });
};

export const getEnterprise = async (db: Db | Tx, user_id: string, enterprise_id: string): Promise<Enterprise> => {
  const { id, ...row } = await db
    .selectFrom('enterprises')
    .innerJoin('enterprise_staff', 'enterprise_staff.enterprise_id', 'enterprises.id')
    .where('enterprises.id', '=', enterprise_id)
    .where('enterprise_staff.user_id', '=', user_id)
    .select(['id', 'name', 'credit_code', 'area', 'address', 'industry', 'contact', 'contact_phone', 'intro'])
    .select(['logo_file_id', 'licence_file_id', 'position', 'updated_at'])
    .executeTakeFirstOrThrow();
  return { enterprise_id: id, ...row };
};

const rowOf = async (
  db: Db | Tx,
  user: Pick<User, 'user_id'>,
  { logo_file_id, licence_file_id, ...input }: EnterpriseInput,
  now: Date,
  before?: Parameters<typeof filesToShow>[3],
) => {
  const files = await filesToShow(db, user, { logo_file_id, licence_file_id }, before);
  const area = checkArea(input.area);
  const { industry } = await loadCatalogue(db);
  if (!industry(input.industry)) {
    throw new Problem(422, 'validation_failed', {
      words: { 'zh-CN': '没有这个产业领域', en: 'There is no such industry' },
      fields: ['industry'],
    });
  }
  return { ...input, ...files, area: JSON.stringify(area), updated_at: toIsoTime(now) };
};

const registered = () =>
  new Problem(409, 'conflict', {
    words: {
      'zh-CN': '该统一社会信用代码已登记,请向企业管理员索取邀请码加入',
      en: 'This credit code is registered already. Ask the owner of the enterprise for an invitation and join by it',
    },
    details: { field: 'credit_code' },
  });

/** From now on the session acts for it, and so does the next login. */
export const actFor = async (tx: Tx, user_id: string, session_id: string | null, enterprise_id: string) => {
  await tx.updateTable('users').set({ last_enterprise_id: enterprise_id }).where('id', '=', user_id).execute();
  await tx.updateTable('sessions').set({ enterprise_id }).where('id', '=', session_id).execute();
};

/** Registers an enterprise, which its user owns and from now on acts for. @throws Problem 409 */
export const addEnterprise = (
  db: Db | Tx,
  who: { user_id: string; session_id: string | null },
  input: EnterpriseInput,
  now: Date,
): Promise<Enterprise> =>
  inTransaction(db, async (tx) => {
    const id = randomUUID();
    const row = await rowOf(tx, who, input, now);
    const added = await tx
      .insertInto('enterprises')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('credit_code').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw registered();
    await tx
      .insertInto('enterprise_staff')
      .values({ enterprise_id: id, user_id: who.user_id, position: 'owner', joined_at: toIsoTime(now) })
      .execute();
    await actFor(tx, who.user_id, who.session_id, id);
    return getEnterprise(tx, who.user_id, id);
  });

/** Replaces what the user's enterprise says. @throws Problem 403, 404, 409 */
export const editEnterprise = async (db: Db, user: User, input: EnterpriseInput, now: Date): Promise<Enterprise> => {
  const id = await ownedBy(db, user);
  const before = await getEnterprise(db, user.user_id, id);
  const row = await rowOf(db, user, input, now, before);
  try {
    await db.updateTable('enterprises').set(row).where('id', '=', id).execute();
  } catch (error) {
    throw isDuplicateOf(error, 'enterprises_credit_code') ? registered() : error;
  }
  return getEnterprise(db, user.user_id, id);
};

/** The enterprises that a user may act for, the current one first, then in the order of joining. */
export const listEmployments = async (
  db: Db | Tx,
  { user_id, enterprise_id: current }: Pick<User, 'user_id' | 'enterprise_id'>,
): Promise<Employment[]> => {
  const rows = await db
    .selectFrom('enterprise_staff')
    .innerJoin('enterprises', 'enterprises.id', 'enterprise_staff.enterprise_id')
    .where('user_id', '=', user_id)
    .orderBy('joined_at')
    .orderBy('enterprises.id')
    .select(['enterprises.id as enterprise_id', 'enterprises.name as enterprise_name', 'position', 'joined_at'])
    .execute();
  const all = rows.map((row) => ({ ...row, current: row.enterprise_id === current }));
  return [...all.filter(({ current }) => current), ...all.filter(({ current }) => !current)];
};
