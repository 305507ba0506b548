import { id, isoTime, mobile } from '@zonekit/api-client/contract';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../frame/context.ts';
import { allRows, flagCell, listCell, orNull, textCell, textOf, transfer, whatHappens } from '../../frame/transfer.ts';

const COLUMNS = [
  'id',
  'account',
  'name',
  'nickname',
  'phone',
  'is_operator',
  'last_enterprise_id',
  'created_at',
] as const;

/** `e-lantu:owner`: for which enterprise somebody may act, and as what. */
const membership = z
  .string()
  .check(z.regex(/^[\w-]{1,64}:(owner|staff)$/, 'expected enterprise:owner or enterprise:staff'));

const usersBy = async (db: Db | Tx, ask: { after: string; limit: number } | { id: string }) => {
  const all = db
    .selectFrom('users')
    .select(COLUMNS)
    .select((of) =>
      of
        .selectFrom('enterprise_staff')
        .whereRef('enterprise_staff.user_id', '=', 'users.id')
        .select(
          sql<string>`coalesce(string_agg(enterprise_id || ':' || position, '|' order by enterprise_id collate "C"), '')`.as(
            'all',
          ),
        )
        .as('enterprises'),
    )
    .where('deleted_at', 'is', null);
  const rows = await ('id' in ask
    ? all.where('id', '=', ask.id)
    : all.where('id', '>', ask.after).orderBy('id').limit(ask.limit)
  ).execute();
  return rows.map(({ enterprises, ...row }) => ({ ...row, enterprises: enterprises ?? '' }));
};

const mustBeFree = async (tx: Tx, { id: own, account, phone }: { id: string; account: string; phone: string }) => {
  const other = await tx
    .selectFrom('users')
    .select(['id', 'account', 'deleted_at'])
    .where((where) =>
      where.or([
        where('id', '=', own),
        where('account', '=', account),
        ...(phone === '' ? [] : [where('phone', '=', phone)]),
      ]),
    )
    .orderBy(sql`id <> ${own}`, 'desc')
    .executeTakeFirst();
  if (other?.id === own && other.deleted_at !== null) throw new Error('this account has ended');
  if (other && other.id !== own)
    throw new Error(`the ${other.account === account ? 'account name' : 'phone'} is another user's`);
};

/**
 * Users and for whom they act. Passwords do not leave, and none is brought: whoever is new sets one by "forgotten password"
 * with the code that is sent to the phone. Accounts that have ended are left out.
 */
export const userTransfer = transfer({
  name: 'users',
  row: z.object({
    id,
    account: z.string().check(z.regex(/^[a-z][a-z0-9_.-]{1,31}$/, 'expected a lower-case account name')),
    name: textCell(50),
    nickname: z.string().check(z.trim(), z.maxLength(50)),
    /** Empty for a user of a single sign-on that tells no verified phone. */
    phone: z.union([z.literal(''), mobile]),
    is_operator: flagCell,
    enterprises: listCell(membership),
    last_enterprise_id: orNull(id),
    created_at: isoTime,
  }),
  read: (db) => allRows((after, limit) => usersBy(db, { after, limit }), textOf),
  async write(tx, { enterprises, ...row }) {
    await mustBeFree(tx, row);
    const joined = enterprises.map((cell) => cell.split(':') as [string, 'owner' | 'staff']);
    const enterpriseIds = [
      ...joined.map(([enterprise]) => enterprise),
      ...(row.last_enterprise_id ? [row.last_enterprise_id] : []),
    ];
    if (enterpriseIds.length > 0) {
      const enterprises = await tx.selectFrom('enterprises').select('id').where('id', 'in', enterpriseIds).execute();
      const unknown = enterpriseIds.filter((enterpriseId) => !enterprises.some(({ id }) => id === enterpriseId));
      if (unknown.length > 0) throw new Error(`there is no enterprise ${unknown.join(', ')}`);
    }
    const [before] = await usersBy(tx, { id: row.id });
    const happens = whatHappens(before, { ...row, enterprises: [...enterprises].sort().join('|') });
    if (happens === 'same') return happens;
    await tx
      .insertInto('users')
      .values({ ...row, password_hash: '' })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    const left = tx.deleteFrom('enterprise_staff').where('user_id', '=', row.id);
    const remaining = joined.map(([enterprise]) => enterprise);
    await (remaining.length > 0 ? left.where('enterprise_id', 'not in', remaining) : left).execute();
    for (const [enterprise_id, position] of joined) {
      await tx
        .insertInto('enterprise_staff')
        .values({ enterprise_id, user_id: row.id, position })
        .onConflict((conflict) => conflict.columns(['enterprise_id', 'user_id']).doUpdateSet({ position }))
        .execute();
    }
    return happens;
  },
});
