import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { migrate } from '../../database/migrate.ts';
import { authMigrations } from './auth.migrations.ts';

test('users of before become what they were: operator, owner, staff, guest; their tokens end', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  try {
    const [first, ...later] = Object.entries(authMigrations);
    if (!first) throw new Error('there are no migrations');
    await migrate(db, Object.fromEntries([first]));
    await sql`insert into enterprises (id, name) values ('e-1', 'One'), ('e-2', 'Two')`.execute(db);
    for (const [id, role, enterprise] of [
      ['u-op', 'operator', null],
      ['u-own', 'enterprise_user', 'e-1'],
      ['u-staff', 'staff', 'e-1'],
      ['u-guest', 'guest', null],
    ]) {
      await sql`insert into users (id, account, password_hash, role, name, nickname, phone, enterprise_id)
        values (${id}, ${id}, '', ${role}, '', '', '', ${enterprise})`.execute(db);
    }
    await sql`insert into enterprise_staff values ('e-1', 'u-staff'), ('e-2', 'u-staff')`.execute(db);
    await sql`insert into tokens values ('h', 'u-own', 'account', now(), now(), null)`.execute(db);
    await migrate(db, Object.fromEntries([first, ...later]));
    const staff = await db.selectFrom('enterprise_staff').select(['enterprise_id', 'user_id', 'position']).execute();
    expect(staff.map((row) => Object.values(row).join(' ')).sort()).toEqual([
      'e-1 u-own owner',
      'e-1 u-staff staff',
      'e-2 u-staff staff',
    ]);
    const operators = await db.selectFrom('users').where('is_operator', '=', true).select('id').execute();
    expect(operators).toEqual([{ id: 'u-op' }]);
    expect(await db.selectFrom('tokens').selectAll().execute()).toEqual([]);
  } finally {
    await database.close();
  }
});
