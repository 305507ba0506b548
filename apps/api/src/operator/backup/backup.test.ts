import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed as seedFile } from '../../../../demo-data/src/file/file.seed.ts';
import { seed as seedPolicy } from '../../../../demo-data/src/policy/policy.seed.ts';
import { seed as seedRoadshow } from '../../../../demo-data/src/roadshow/roadshow.seed.ts';
import { seed as seedSpace } from '../../../../demo-data/src/space/space.seed.ts';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { storageOf } from '../../modules/file/storage/storage-of.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'zonekit-backup-test-'));
const archive = join(folder, 'all.tar.gz');
let from: TestApi;
let into: TestApi;
beforeAll(async () => {
  from = await startTestApi({
    config: { dataDir: join(folder, 'from') },
    seed: [seedRoadshow, seedFile, seedPolicy, seedSpace],
  });
  await grant(from, 'grant-2025');
  await grant(from, 'grant-2026');
  into = await startTestApi({ config: { dataDir: join(folder, 'into') } });
}, 240_000);
afterAll(async () => {
  await from.close();
  await into.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A grant of an innovation voucher; the database gives it the next `seq`. */
const grant = async ({ db }: TestApi, id: string) => {
  const of = { id, enterprise_id: 'ent-backup', year: Number(id.slice(-4)) };
  await db
    .insertInto('voucher_accounts')
    .values({ ...of, expires_on: '2027-12-31', granted: 100, balance: 100 })
    .execute();
  const movement = {
    ...of,
    account_id: id,
    kind: 'grant',
    amount: 100,
    balance: 100,
    at: '2026-11-20T10:00:00+08:00',
  } as const;
  const values = { ...movement, subject_id: null, note_zh: null, note_en: null };
  await db.insertInto('voucher_movements').values(values).execute();
};

const movements = async ({ db }: TestApi) =>
  (
    await db
      .selectFrom('voucher_movements')
      .select('seq')
      .where('enterprise_id', '=', 'ent-backup')
      .orderBy('seq')
      .execute()
  ).map(({ seq }) => Number(seq));

const picture = async ({ db }: TestApi) => ({
  bookings: await db.selectFrom('bookings').selectAll().orderBy('id').execute(),
  events: await db.selectFrom('lifecycle_events').selectAll().orderBy('subject_id').orderBy('seq').execute(),
  categories: await db.selectFrom('policy_categories').selectAll().orderBy('id').execute(),
  policies: await db.selectFrom('policies').selectAll().orderBy('id').execute(),
  declarations: await db.selectFrom('declarations').selectAll().orderBy('id').execute(),
  // Triggers write the last day of each unit's contracts.
  units: await db.selectFrom('space_units').selectAll().orderBy('id').execute(),
  contracts: await db.selectFrom('space_contracts').selectAll().orderBy('id').execute(),
  files: await db.selectFrom('files').selectAll().orderBy('id').execute(),
});

describe('a backup', () => {
  it('brings every row and every file to another database', { timeout: 240_000 }, async () => {
    const made = await backup(from.context, archive);
    expect(made.rows).toBeGreaterThan(500);
    expect(await restore(into.context, archive)).toEqual(made);
    expect(await picture(into)).toEqual(await picture(from));
    const [file] = await into.db.selectFrom('files').selectAll().limit(1).execute();
    expect(await storageOf(into.context).has(file?.storage_key ?? '')).toBe(true);
  });

  it('has the numbers that the database gave, which go on after them', async () => {
    const numbers = await movements(from);
    expect(numbers).toHaveLength(2);
    expect(await movements(into)).toEqual(numbers);
    await grant(into, 'grant-2027');
    expect(await movements(into)).toEqual([...numbers, Math.max(...numbers) + 1]);
  });

  it('that was cut off, or is none, changes nothing', { timeout: 240_000 }, async () => {
    const before = await picture(into);
    const files = join(folder, 'into', 'files');
    rmSync(files, { recursive: true });
    const whole = readFileSync(archive);
    const cut = join(folder, 'cut.tar.gz');
    writeFileSync(cut, whole.subarray(0, Math.floor(whole.length / 2)));
    await expect(restore(into.context, cut)).rejects.toThrow(/is no backup of this service, or was cut off/);
    const text = join(folder, 'text.tar.gz');
    writeFileSync(text, 'no archive at all');
    await expect(restore(into.context, text)).rejects.toThrow(/is no backup of this service/);
    await expect(restore(into.context, join(folder, 'none'))).rejects.toThrow(/cannot be read \(ENOENT\)/);
    expect(await picture(into)).toEqual(before);
    expect(existsSync(files)).toBe(false);
  });

  it('of other migrations is refused', async () => {
    await into.db
      .insertInto('kysely_migration' as never)
      .values({ name: 'zz-later', timestamp: '' } as never)
      .execute();
    await expect(restore(into.context, archive)).rejects.toThrow(/another version of the service/);
  });
});
