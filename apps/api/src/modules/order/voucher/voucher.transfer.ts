import { id, isoDate } from '@zonekit/api-client/contract';
import * as z from 'zod/mini';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { allRows, nullableCell, textOf, transfer, whatHappens, wholeCell } from '../../../frame/transfer.ts';
import { applyMovement } from './voucher.balance.ts';

const grants = (db: Db | Tx) =>
  db
    .selectFrom('voucher_movements as m')
    .innerJoin('voucher_accounts as a', 'a.id', 'm.account_id')
    .select(['m.id', 'm.enterprise_id', 'm.year', 'a.expires_on', 'm.amount', 'm.note_zh', 'm.note_en'])
    .select('m.at as granted_at')
    .where('m.kind', '=', 'grant');

/** Grants with their accounts: the first grant of an enterprise and year opens the account. */
export const grantTransfer = transfer({
  name: 'voucher_grants',
  row: z.object({
    id,
    enterprise_id: id,
    year: wholeCell.check(z.gte(2000), z.lte(2999)),
    expires_on: isoDate,
    /** Fen. */
    amount: wholeCell.check(z.gte(1), z.lte(100_000_000_000)),
    note_zh: nullableCell(200),
    note_en: nullableCell(300),
    granted_at: z.pipe(
      z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'expected a time')),
      z.transform((text) => toIsoTime(new Date(text))),
    ),
  }),
  read: (db) =>
    allRows((after, limit) => grants(db).where('m.id', '>', after).orderBy('m.id').limit(limit).execute(), textOf),
  async write(tx, row) {
    const before = await grants(tx).where('m.id', '=', row.id).executeTakeFirst();
    if (before) {
      if (whatHappens(before, row) === 'same') return 'same';
      const { expires_on: _until, ...grant } = row;
      if (whatHappens(before, grant) !== 'same') {
        throw new Error(`The grant ${row.id} may be spent already, so it is not changed. Add another grant instead.`);
      }
    }
    const { enterprise_id, year, expires_on, granted_at, ...grant } = row;
    const enterprise = await tx
      .selectFrom('enterprises')
      .select('id')
      .where('id', '=', enterprise_id)
      .executeTakeFirst();
    if (!enterprise) throw new Error(`There is no enterprise ${enterprise_id}. Import enterprises first.`);
    const account = await tx
      .insertInto('voucher_accounts')
      .values({ id: `${enterprise_id}-${year}`, enterprise_id, year, expires_on, granted: 0, balance: 0 })
      .onConflict((conflict) => conflict.columns(['enterprise_id', 'year']).doUpdateSet({ expires_on }))
      .returning('id')
      .executeTakeFirstOrThrow();
    if (before) return 'changed';
    const movement = { account_id: account.id, kind: 'grant', subject_id: null, at: new Date(granted_at) } as const;
    await applyMovement(tx, { ...grant, ...movement });
    return 'added';
  },
});
