import type { Context } from '../../../api/src/frame/context.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import {
  institutionRow,
  institutionTable,
} from '../../../api/src/modules/finance/institution/institution.repository.ts';
import { writeProducts } from '../../../api/src/modules/finance/product/product.write.ts';
import { zoneWords } from '../zone-words.ts';
import { institutionRows } from './institution.rows.ts';
import { productRows } from './product.rows.ts';

/** Fills lenders and their products where there are none. */
export const seedProducts = async ({ db, config }: Context): Promise<void> => {
  if (await db.selectFrom('finance_institutions').select('id').limit(1).executeTakeFirst()) return;
  const inZone = zoneWords(config.demoVariant);
  await inTransaction(db, async (tx) => {
    await institutionTable.write(
      tx,
      inZone(institutionRows()).map((row) => institutionRow(row)),
    );
    await writeProducts(tx, inZone(productRows()));
  });
};
