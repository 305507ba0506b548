import type { Context } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { seedFiles } from '../file/file.seed.ts';
import { zoneWords } from '../zone-words.ts';
import { spaceInformationRows } from './information.rows.ts';
import { panoramaFiles, panoramaRows } from './panorama.rows.ts';
import { planRows } from './plan.rows.ts';
import { spaceRows } from './space.rows.ts';

/** Fills parcels, outlines and panoramas where there are none; needs parks and buildings. */
export const seedPlanRows = async ({ db, config, now }: Pick<Context, 'db' | 'config' | 'now'>): Promise<void> => {
  if (await db.selectFrom('space_parcels').select('id').limit(1).executeTakeFirst()) return;
  const inZone = zoneWords(config.demoVariant);
  const { parks, buildings } = spaceRows(config.seedUnits, shanghaiDay(now()), inZone);
  const { parcels, outlines } = planRows(parks, buildings);
  const { panoramas, scenes } = panoramaRows(parks, inZone);
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('space_parcels')
      .values(parcels.map((row) => ({ ...row, ring: JSON.stringify(row.ring) })))
      .execute();
    await tx
      .insertInto('space_outlines')
      .values(outlines.map((row) => ({ ...row, ring: JSON.stringify(row.ring) })))
      .execute();
    await tx.insertInto('space_panoramas').values(panoramas).execute();
    await tx
      .insertInto('space_scenes')
      .values(scenes.map((row) => ({ ...row, ways: JSON.stringify(row.ways) })))
      .execute();
  });
};

/** Fills the introductions to the kinds of space where there are none. */
export const seedSpaceInformation = async ({ db, config }: Pick<Context, 'db' | 'config'>): Promise<void> => {
  if (await db.selectFrom('space_information').select('id').limit(1).executeTakeFirst()) return;
  const inZone = zoneWords(config.demoVariant);
  await db.insertInto('space_information').values(inZone(spaceInformationRows)).execute();
};

export const seedPlan = async (context: Context): Promise<void> => {
  await seedFiles(context, panoramaFiles);
  await seedPlanRows(context);
  await seedSpaceInformation(context);
};
