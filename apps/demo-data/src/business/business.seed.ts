import type { Context } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import {
  recommendedProductTable,
  techniqueTable,
} from '../../../api/src/modules/business/recommendation/recommendation.repository.ts';
import { serviceTable, withDerived } from '../../../api/src/modules/business/service/service.repository.ts';
import { importRatings } from '../../../api/src/modules/shop/rating/rating.import.ts';
import { zoneWords } from '../zone-words.ts';
import { ratingRows } from './rating.rows.ts';
import { recommendedProductRows, techniqueRows } from './recommendation.rows.ts';
import { serviceRows } from './service.rows.ts';

/** Fills services and what was said of them where there are none; needs the providers. */
const seedServices = async ({ db, config, now }: Context): Promise<void> => {
  if (await db.selectFrom('business_services').select('id').limit(1).executeTakeFirst()) return;
  const services = zoneWords(config.demoVariant)(serviceRows());
  const offers = services.map(({ id, shop_id, title_zh, title_en, packages }) => ({
    ...{ id, shop_id, kind: 'service' as const, title: [title_zh, title_en ?? title_zh] as const },
    specs: packages.map((each) => ({ id: each.id, name: [each.name_zh, each.name_en ?? each.name_zh] as const })),
  }));
  await inTransaction(db, async (tx) => {
    await serviceTable.write(
      tx,
      services.map((row) => withDerived(row, 0)),
    );
    await importRatings(tx, ratingRows(offers, { today: shanghaiDay(now()), seed: 81_000, most: 46 }));
  });
};

/** Fills recommended products and new techniques where there are none. */
const seedRecommendations = async ({ db, config, now }: Context): Promise<void> => {
  if (await db.selectFrom('business_techniques').select('id').limit(1).executeTakeFirst()) return;
  const inZone = zoneWords(config.demoVariant);
  const today = shanghaiDay(now());
  await inTransaction(db, async (tx) => {
    await recommendedProductTable.write(tx, inZone(recommendedProductRows(today)));
    await techniqueTable.write(tx, inZone(techniqueRows(today)));
  });
};

export const seed = async (context: Context): Promise<void> => {
  await seedServices(context);
  await seedRecommendations(context);
};
