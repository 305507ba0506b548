import { demand } from '@zonekit/api-client/lifecycle/demand';
import { demandResponse } from '@zonekit/api-client/lifecycle/demand-response';
import { sql } from 'kysely';
import type { Context } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { companyTable } from '../../../api/src/modules/supply/company/company.repository.ts';
import { demandTable } from '../../../api/src/modules/supply/demand/demand.repository.ts';
import { productTable } from '../../../api/src/modules/supply/product/product.repository.ts';
import { walk } from '../space/leasing.steps.ts';
import { zoneWords } from '../zone-words.ts';
import { companyRows, productRows } from './company.rows.ts';
import { demandRows, responseRows } from './demand.rows.ts';

const BATCH = 1_000;

/** Fills the supply side and the demand hall where there are none: `config.seedSuppliers` companies, two products each. */
export const seed = async ({ db, config, now }: Context): Promise<void> => {
  if (await db.selectFrom('supply_companies').select('id').limit(1).executeTakeFirst()) return;
  const today = shanghaiDay(now());
  const inZone = zoneWords(config.demoVariant);
  await inTransaction(db, async (tx) => {
    for (let from = 0; from < config.seedSuppliers; from += BATCH) {
      const to = Math.min(config.seedSuppliers, from + BATCH);
      await companyTable.write(tx, inZone(companyRows(from, to, today)));
      await productTable.write(tx, inZone(productRows(from, to, today)));
    }
    const demands = inZone(demandRows(today));
    const responses = inZone(responseRows(demands, today));
    const parties = [
      ...demands.map(({ row }) => ({ id: row.enterprise_id, name: row.publisher_zh })),
      ...responses.map(({ row }) => ({ id: row.enterprise_id, name: row.responder })),
    ];
    await tx
      .insertInto('enterprises')
      .values([...new Map(parties.map((each) => [each.id, each])).values()])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await demandTable.write(
      tx,
      demands.map(({ row }) => row),
    );
    for (const { row, steps } of demands) await walk(tx, demand, row.id, steps);
    if (responses.length > 0)
      await tx
        .insertInto('supply_responses')
        .values(responses.map(({ row }) => row))
        .execute();
    for (const { row, steps } of responses) await walk(tx, demandResponse, row.id, steps);
  });
  for (const table of ['supply_companies', 'supply_products', 'supply_demands'])
    await sql`analyze ${sql.table(table)}`.execute(db);
};
