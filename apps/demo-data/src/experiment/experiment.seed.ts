import { sql } from 'kysely';
import type { Context } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { instrumentIndexes } from '../../../api/src/modules/experiment/experiment.migrations.ts';
import { facilityRow, facilityTable } from '../../../api/src/modules/experiment/facility/facility.repository.ts';
import {
  instrumentRow,
  instrumentTable,
} from '../../../api/src/modules/experiment/instrument/instrument.repository.ts';
import type { InstrumentData } from '../../../api/src/modules/experiment/instrument/instrument.tables.ts';
import {
  laboratoryRow,
  laboratoryTable,
} from '../../../api/src/modules/experiment/laboratory/laboratory.repository.ts';
import { outcomeRow, outcomeTable } from '../../../api/src/modules/experiment/outcome/outcome.repository.ts';
import { projectTable } from '../../../api/src/modules/experiment/project/project.repository.ts';
import {
  writeBlocks,
  writeRules,
  writeTrainings,
} from '../../../api/src/modules/experiment/reservation/reservation.write.ts';
import { importRatings } from '../../../api/src/modules/shop/rating/rating.import.ts';
import { ratingRows } from '../business/rating.rows.ts';
import { spaceRows } from '../space/space.rows.ts';
import { zoneWords } from '../zone-words.ts';
import { blockRows, rulesRow, trainingRows } from './calendar.rows.ts';
import { facilitiesOf, facilityRows } from './facility.rows.ts';
import { instrumentRows } from './instrument.rows.ts';
import { laboratoriesOf, laboratoryRows } from './laboratory.rows.ts';
import { outcomeRows } from './outcome.rows.ts';
import { projectRows } from './project.rows.ts';

const BATCH = 1_000;
/** From here on it is quicker to make the indexes at the end. */
const LARGE = 20_000;
/** Instruments whose calendars are filled; those of a load test beyond them are empty. */
const CALENDARS = 5_000;
/** Instruments that belong to facilities and laboratories, and are rated; a load test has no facility of thousands. */
const PLACED = 300;

/** Scores of the instruments. The texts of reviews are about services, so there are none. */
const ratingsOf = (rows: readonly InstrumentData[], today: string) =>
  ratingRows(
    rows.map(({ id, shop_id, title_zh, title_en }) => ({
      ...{ id, shop_id, kind: 'instrument' as const, specs: [] },
      title: [title_zh, title_en ?? title_zh] as const,
    })),
    { today, seed: 68_000, most: 24 },
  ).map((row) => ({ ...row, text: '' }));

/** Fills the technology resources where there are none; needs the providers. `config.seedInstruments` instruments. */
export const seed = async ({ db, config, now }: Context): Promise<void> => {
  if (await db.selectFrom('experiment_facilities').select('id').limit(1).executeTakeFirst()) return;
  const today = shanghaiDay(now());
  const inZone = zoneWords(config.demoVariant);
  const { parks } = spaceRows(config.seedUnits, today, inZone);
  const total = config.seedInstruments;
  const large = total >= LARGE;
  const facilities = facilityRows(parks, inZone);
  await inTransaction(db, async (tx) => {
    await facilityTable.write(tx, facilities.map(facilityRow));
    await laboratoryTable.write(tx, laboratoryRows(today, inZone).map(laboratoryRow));
    await outcomeTable.write(tx, outcomeRows(today, inZone).map(outcomeRow));
    await projectTable.write(tx, projectRows(today, inZone));
    const facilityRules = facilities.map(({ id }, index) => rulesRow(id, 'facility', index, today));
    await writeRules(tx, facilityRules);
    await writeBlocks(
      tx,
      facilityRules.flatMap((rules, index) => blockRows(rules, 40 + ((index * 7) % 45), index, today)),
    );
    if (large) for (const { name } of instrumentIndexes) await sql`drop index ${sql.ref(name)}`.execute(tx);
    for (let from = 0; from < total; from += BATCH) {
      const to = Math.min(total, from + BATCH);
      let place = from;
      const rows = instrumentRows(
        from,
        to,
        today,
        (shop, { field }, random) => {
          place += 1;
          const regions = facilitiesOf(shop);
          const laboratories = laboratoriesOf(field);
          if (place > PLACED) return { region_id: null, laboratory_id: null };
          return {
            region_id: random.next() < 0.5 ? (regions[place % Math.max(1, regions.length)] ?? null) : null,
            laboratory_id: laboratories[random.int(0, laboratories.length - 1)] ?? null,
          };
        },
        inZone,
      );
      await instrumentTable.write(tx, rows.map(instrumentRow));
      if (from < PLACED) await importRatings(tx, ratingsOf(rows.slice(0, PLACED), today));
      const rules = rows.map(({ id }, offset) => rulesRow(id, 'instrument', 1_000 + from + offset, today));
      await writeRules(tx, rules);
      if (from < CALENDARS)
        await writeBlocks(
          tx,
          rules.flatMap((each, offset) => blockRows(each, rows[offset]?.usage_rate ?? 0, from + offset, today)),
        );
    }
    if (large) for (const { make } of instrumentIndexes) await make.execute(tx);
    await writeTrainings(tx, trainingRows(today));
  });
  for (const table of ['experiment_instruments', 'experiment_rules', 'experiment_blocks'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db);
};
