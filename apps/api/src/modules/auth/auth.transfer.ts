import { id } from '@zonekit/api-client/contract';
import * as z from 'zod/mini';
import { transfer, writeById } from '../../frame/transfer.ts';

/** Enterprises of the zone. */
export const enterpriseTransfer = transfer({
  name: 'enterprises',
  row: z.object({ id, name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  async *read(db) {
    yield* await db.selectFrom('enterprises').select(['id', 'name']).orderBy('id').execute();
  },
  write: (tx, row) => writeById(tx, 'enterprises', row),
});
