import { sql } from 'kysely';
import type { Context } from '../../../api/src/frame/context.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { companyTable, writeChain } from '../../../api/src/modules/content/industry.ts';
import { informationTable, videoTable } from '../../../api/src/modules/content/information.ts';
import { institutionTable } from '../../../api/src/modules/content/institution.ts';
import { seedFiles } from '../file/file.seed.ts';
import { placedIn } from '../zone-place.ts';
import { zoneWords } from '../zone-words.ts';
import { carouselRows } from './carousels.ts';
import { chainRows, companyRows, positionRows } from './chains.ts';
import { contentFiles } from './files.ts';
import { informationRows } from './information.ts';
import { institutionRows } from './institutions.ts';
import { videoRows } from './videos.ts';

/** Rows without their files. Does nothing where there are rows. */
export const seedRows = async ({ db, config }: Pick<Context, 'db' | 'config'>): Promise<void> => {
  const { rows } = await sql`select from content_information limit 1`.execute(db);
  if (rows.length > 0) return;
  const inZone = zoneWords(config.demoVariant);
  await inTransaction(db, async (tx) => {
    await informationTable.write(tx, inZone(informationRows));
    await videoTable.write(tx, inZone(videoRows));
    await tx.insertInto('content_carousels').values(inZone(carouselRows)).execute();
    await institutionTable.write(tx, inZone(institutionRows));
    for (const row of inZone(chainRows)) await writeChain(tx, row);
    await tx.insertInto('industry_positions').values(inZone(positionRows)).execute();
    await companyTable.write(tx, inZone(placedIn(inZone, companyRows)));
  });
};

export const seed = async (context: Context): Promise<void> => {
  await seedFiles(context, contentFiles);
  await seedRows(context);
};
