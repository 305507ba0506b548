import type { Context } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { serviceTable, withDerived } from '../../../api/src/modules/business/service/service.repository.ts';
import { importRatings } from '../../../api/src/modules/shop/rating/rating.import.ts';
import { zoneWords } from '../zone-words.ts';
import { ratingRows } from './rating.rows.ts';
import { serviceRows } from './service.rows.ts';

/** Fills services and what was said of them where there are none; needs the providers. */
export const seed = async ({ db, config, now }: Context): Promise<void> => {
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
