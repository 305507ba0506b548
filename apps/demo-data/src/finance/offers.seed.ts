import type { Context } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { fundResultTable, fundTable } from '../../../api/src/modules/finance/fund/fund.repository.ts';
import { investorTable, withBands } from '../../../api/src/modules/finance/investor/investor.repository.ts';
import { zoneWords } from '../zone-words.ts';
import { fundRows } from './fund.rows.ts';
import { investorRows } from './investor.rows.ts';

/** Fills investors and policy funds where there are none. */
export const seedOffers = async ({ db, config, now }: Context): Promise<void> => {
  if (await db.selectFrom('finance_funds').select('id').limit(1).executeTakeFirst()) return;
  const inZone = zoneWords(config.demoVariant);
  const today = shanghaiDay(now());
  const { funds, results } = inZone(fundRows(today));
  await inTransaction(db, async (tx) => {
    await investorTable.write(tx, inZone(investorRows(today)).map(withBands));
    await fundTable.write(tx, funds);
    await fundResultTable.write(tx, results);
  });
};
