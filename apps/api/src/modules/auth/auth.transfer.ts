import { id } from '@zonekit/api-client/contract';
import * as z from 'zod/mini';
import { transfer } from '../../frame/transfer.ts';

/** Enterprises of the zone. */
export const enterpriseTransfer = transfer({
  name: 'enterprises',
  row: z.object({ id, name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  async *read(db) {
    yield* await db.selectFrom('enterprises').select(['id', 'name']).orderBy('id').execute();
  },
  async write(tx, row) {
    const before = await tx.selectFrom('enterprises').select('name').where('id', '=', row.id).executeTakeFirst();
    if (before?.name === row.name) return 'same';
    await tx
      .insertInto('enterprises')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: row.name }))
      .execute();
    return before ? 'changed' : 'added';
  },
});
