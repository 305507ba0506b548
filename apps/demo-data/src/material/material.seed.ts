import type { Context } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { writeProducts } from '../../../api/src/modules/material/product/product.repository.ts';
import { importRatings } from '../../../api/src/modules/shop/rating/rating.import.ts';
import { ratingRows } from '../business/rating.rows.ts';
import { seedFiles } from '../file/file.seed.ts';
import { placedIn } from '../zone-place.ts';
import { zoneWords } from '../zone-words.ts';
import { seedMessages } from './message.seed.ts';
import { productRows, stockRows, warehouseRows } from './product.rows.ts';
import { sheetFiles } from './sheet.files.ts';

/** Fills warehouses, goods and their stock where there are none; needs the providers. */
const seedProducts = async ({ db, config, now }: Context): Promise<void> => {
  if (await db.selectFrom('material_products').select('id').limit(1).executeTakeFirst()) return;
  const inZone = zoneWords(config.demoVariant);
  const products = inZone(productRows());
  const offers = products.map(({ id, shop_id, title_zh, title_en, specs }) => ({
    ...{ id, shop_id, kind: 'material' as const, title: [title_zh, title_en ?? title_zh] as const },
    specs: specs.map((spec) => ({ id: spec.id, name: [spec.name_zh, spec.name_en ?? spec.name_zh] as const })),
  }));
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('material_warehouses')
      .values(inZone(placedIn(inZone, warehouseRows)))
      .execute();
    await writeProducts(tx, products, stockRows(products));
    await importRatings(tx, ratingRows(offers, { today: shanghaiDay(now()), seed: 82_000, most: 9 }));
  });
};

export const seed = async (context: Context): Promise<void> => {
  await seedProducts(context);
  await seedFiles(context, sheetFiles);
  await seedMessages(context);
};
