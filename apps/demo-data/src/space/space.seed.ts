import { sql } from 'kysely';
import type { Context } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { unitIndexes } from '../../../api/src/modules/space/space.migrations.ts';
import { writeBuildings, writeContracts, writeParks, writeUnits } from '../../../api/src/modules/space/space.write.ts';
import { zoneWords } from '../zone-words.ts';
import { seedFilings } from './filings.seed.ts';
import { seedHosts } from './host.seed.ts';
import { seedLeasing } from './leasing.seed.ts';
import { seedPlan } from './plan.seed.ts';
import { spaceRows } from './space.rows.ts';

const BATCH = 1_000;
/** From here on it is quicker to make the indexes at the end. */
const LARGE = 20_000;

/** Fills parks, buildings, units and contracts where there are none; `config.seedUnits` units. */
export const seedUnits = async ({ db, config, now }: Context): Promise<void> => {
  if (await db.selectFrom('space_parks').select('id').limit(1).executeTakeFirst()) return;
  const total = config.seedUnits;
  const large = total >= LARGE;
  const rows = spaceRows(total, shanghaiDay(now()), zoneWords(config.demoVariant));
  await inTransaction(db, async (tx) => {
    if (large) for (const { name } of unitIndexes) await sql`drop index ${sql.ref(name)}`.execute(tx);
    await writeParks(tx, rows.parks);
    await writeBuildings(tx, rows.buildings);
    // Contracts before their units: else each of them would write its unit anew.
    await sql`set constraints all deferred`.execute(tx);
    for (let from = 0; from < total; from += BATCH) {
      const to = Math.min(total, from + BATCH);
      await writeContracts(tx, rows.contracts(from, to));
      await writeUnits(tx, rows.units(from, to));
    }
    await sql`set constraints all immediate`.execute(tx);
    if (large) for (const { make } of unitIndexes) await make.execute(tx);
  });
  for (const table of ['space_parks', 'space_units', 'space_contracts'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
};

export const seed = async (context: Context): Promise<void> => {
  await seedUnits(context);
  await seedHosts(context);
  await seedLeasing(context);
  await seedPlan(context);
  await seedFilings(context);
};
