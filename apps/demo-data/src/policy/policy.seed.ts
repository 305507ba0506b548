import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Context, Tx } from '../../../api/src/frame/context.ts';
import { shanghaiDay } from '../../../api/src/frame/day.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { documentIndexes } from '../../../api/src/modules/policy/policy.migrations.ts';
import { type ZoneWords, zoneWords } from '../zone-words.ts';
import { declarationRecords } from './declaration-writer.ts';
import { demoProfile } from './demo-profile.ts';
import { contactOf } from './department-contacts.ts';
import { departments } from './departments.ts';
import { enterpriseServices, industries } from './industries.ts';
import { writeDeclarations, writePolicies, writePublications, writeReading } from './policy.write.ts';
import { type PolicyRecord, policyRecords } from './policy-writer.ts';
import { publicationRecords } from './publications/publication-writer.ts';
import { readingRecords } from './reading/reading-writer.ts';
import { versionRecords } from './version-writer.ts';

const DECLARATIONS = 150;
/** Calls are attached to one of the latest policies. */
const LINKED = 360;
const BATCH = 1_000;
const PAUSE = 50;
/** From here on it is quicker to make the search's indexes at the end. */
const LARGE = 20_000;

const writeCatalogue = async (db: Tx, inZone: ZoneWords): Promise<void> => {
  await db
    .insertInto('policy_departments')
    .values(
      inZone(departments).map((department, position) => ({
        id: department.id,
        name_zh: department.name['zh-CN'],
        name_en: department.name.en,
        level: department.level,
        position,
        ...inZone(contactOf(department, position)),
      })),
    )
    .execute();
  const category = (
    id: string,
    business_code: string,
    parent_id: string | null,
    zh: string,
    en: string,
    position: number,
  ) => ({
    id,
    business_code,
    parent_id,
    name_zh: zh,
    name_en: en,
    hidden: false,
    position,
  });
  await db
    .insertInto('policy_categories')
    .values([
      category('cat-industry', '050011', null, '产业领域', 'Industries', 0),
      ...enterpriseServices.map((service, at) =>
        category(service.id, '030000', null, service.name['zh-CN'], service.name.en, at),
      ),
    ])
    .execute();
  await db
    .insertInto('policy_categories')
    .values(
      enterpriseServices.flatMap((parent) =>
        parent.children.map((service, at) =>
          category(service.id, '030000', parent.id, service.name['zh-CN'], service.name.en, at),
        ),
      ),
    )
    .execute();
  await db
    .insertInto('policy_tags')
    .values(
      industries.map((industry, position) => ({
        id: industry.id,
        category_id: 'cat-industry',
        name_zh: industry.name['zh-CN'],
        name_en: industry.name.en,
        position,
      })),
    )
    .execute();
};

/** Writes one batch while the next is made; resolves to the first of the records. */
const writeInBatches = async (tx: Tx, records: Iterable<PolicyRecord>): Promise<PolicyRecord[]> => {
  const latest: PolicyRecord[] = [];
  let batch: PolicyRecord[] = [];
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    const made = batch;
    batch = [];
    await writing;
    writing = writePolicies(tx, made);
    // Awaited before the next batch; until then a failure has nobody who hears it.
    writing.catch(() => undefined);
  };
  for (const record of records) {
    if (latest.length < LINKED) latest.push(record);
    batch.push(record);
    // The rows on their way to the server need this thread too.
    if (batch.length % PAUSE === 0) await setImmediate();
    if (batch.length === BATCH) await write();
  }
  if (batch.length > 0) await write();
  await writing;
  return latest;
};

/**
 * Bodies are not cleaned here: they are built from escaped text, and loading a DOM would cost every first start seconds.
 * seed.test.ts proves that `cleanHtml` would leave each of them as it is.
 */
const seedOnce = async (context: Context, today: string): Promise<void> => {
  const inZone = zoneWords(context.config.demoVariant);
  const total = context.config.seedPolicies;
  const large = total >= LARGE;
  await inTransaction(context.db, async (tx) => {
    if (large) for (const { name } of documentIndexes) await sql`drop index ${sql.ref(name)}`.execute(tx);
    await writeCatalogue(tx, inZone);
    const latest = await writeInBatches(tx, policyRecords(total, today, inZone));
    await tx.insertInto('policy_versions').values(versionRecords(latest)).execute();
    const declarations = declarationRecords(DECLARATIONS, today, latest, inZone);
    await writeDeclarations(tx, declarations);
    await writePublications(tx, publicationRecords(today, latest, declarations, inZone));
    await writeReading(tx, inZone(readingRecords(today, latest, declarations)));
    if (large) for (const { make } of documentIndexes) await make.execute(tx);
    await tx
      .insertInto('policy_profiles')
      .values({
        user_id: 'u-demo',
        profile: JSON.stringify(inZone(demoProfile)),
        updated_at: `${today}T09:00:00+08:00`,
      })
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
    await tx.insertInto('policy_seed').values({ id: 1, anchor: today, policies: total }).execute();
  });
  // Without statistics the first searches would be planned blind. Outside the transaction, where VACUUM is allowed.
  await sql`vacuum analyze policies`.execute(context.db);
  await sql`vacuum analyze declarations`.execute(context.db);
};

/** Writes the open and the coming calls anew for the day, so that a demo that is started later finds them open. */
const roll = async ({ db, config }: Context, today: string): Promise<void> => {
  const inZone = zoneWords(config.demoVariant);
  // Their policies stay those that they were first linked to.
  const rolling = declarationRecords(DECLARATIONS, today, [], inZone).filter((declaration) => declaration.rolling);
  await inTransaction(db, async (tx) => {
    await writeDeclarations(tx, rolling);
    await tx.updateTable('policy_seed').set({ anchor: today }).where('id', '=', 1).execute();
  });
};

/**
 * Fills policies, calls and the demo's profile; does nothing when they are there, but for the calls that move along
 * with the day. `config.seedPolicies` of them, up to 1,000,000; from 2,000 on they share their bodies.
 */
export const seed = async (context: Context): Promise<void> => {
  const today = shanghaiDay(context.now());
  const seeded = await context.db.selectFrom('policy_seed').select('anchor').executeTakeFirst();
  if (!seeded) return seedOnce(context, today);
  if (seeded.anchor !== today) await roll(context, today);
};
