import { randomBytes, randomUUID } from 'node:crypto';
import type { SsoProvider } from '@zonekit/api-client/auth/contract';
import { sql } from 'kysely';
import { toIsoTime } from '../../../../database/parsers.ts';
import type { Db, Tx } from '../../../../frame/context.ts';
import { findByLoginName } from '../../auth.repository.ts';
import type { SignOnUser } from '../sign-on.ts';
import type { Identity } from './identity.ts';

/** An account of its own, without a password. Undefined where its phone has just been taken. */
const addUser = (tx: Tx, provider: SsoProvider, name: string, phone: string, now: Date) => {
  const account = `${provider}_${randomBytes(6).toString('hex')}`;
  const row = { id: randomUUID(), account, name: name || account, nickname: '', phone, created_at: toIsoTime(now) };
  return tx
    .insertInto('users')
    .values({ ...row, password_hash: '' })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'account'])
    .executeTakeFirst();
};

/** Acts for the enterprise from now on: as its owner where it was not registered yet, else as its staff. */
const joinEnterprise = async (
  tx: Tx,
  user_id: string,
  { name, credit_code }: NonNullable<Identity['enterprise']>,
  now: Date,
): Promise<void> => {
  const added = await tx
    .insertInto('enterprises')
    .values({ id: randomUUID(), name, credit_code, updated_at: toIsoTime(now) })
    .onConflict((conflict) => conflict.column('credit_code').doNothing())
    .returning('id')
    .executeTakeFirst();
  const enterprise =
    added ??
    (await tx.selectFrom('enterprises').where('credit_code', '=', credit_code).select('id').executeTakeFirstOrThrow());
  await tx
    .insertInto('enterprise_staff')
    .values({ enterprise_id: enterprise.id, user_id, position: added ? 'owner' : 'staff', joined_at: toIsoTime(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * The account of somebody whom a provider has identified. It is identified by the provider's subject alone; at the first login the
 * account that has the same verified phone is linked, or else one is added, and joins the enterprise that the provider vouches
 * for. Later logins change neither, so that an owner who has taken somebody out stays right.
 */
export const linkAccount = (db: Db, provider: SsoProvider, identity: Identity, now: Date): Promise<SignOnUser> =>
  db.transaction().execute(async (tx) => {
    const { subject, name, enterprise } = identity;
    // Two first logins of one person at the same time would add two accounts.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-on ${provider} ${subject}`}, 0))`.execute(tx);
    const account = await tx
      .selectFrom('sso_links')
      .innerJoin('users', 'users.id', 'sso_links.user_id')
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .select(['users.id', 'account'])
      .executeTakeFirst();
    if (account) return { user_id: account.id, sso_user_id: subject, account: account.account };
    const phone = identity.phone ?? '';
    const user =
      (await findByLoginName(tx, phone, now)) ??
      (await addUser(tx, provider, name, phone, now)) ??
      (await findByLoginName(tx, phone, now)) ??
      // The phone is that of an account whose time has come and which the sweep has not reached yet.
      (await addUser(tx, provider, name, '', now));
    if (!user) throw new Error('No account could be added.');
    await tx
      .insertInto('sso_links')
      .values({ provider, subject, user_id: user.id, created_at: toIsoTime(now) })
      .execute();
    if (enterprise) await joinEnterprise(tx, user.id, enterprise, now);
    return { user_id: user.id, sso_user_id: subject, account: user.account };
  });
