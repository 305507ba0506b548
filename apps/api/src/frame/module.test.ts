import { expect, test } from 'vitest';
import { modules } from '../modules/modules.ts';
import { migrationsOf } from './migrations.ts';

const migration = { up: async () => undefined };

test('the migrations of all modules run together with those of the frame', () => {
  const names = Object.keys(migrationsOf(modules));
  expect(names).toContain('2026-11-20-00-frame');
  for (const { migrations = {} } of modules) expect(names).toEqual(expect.arrayContaining(Object.keys(migrations)));
});

test('two migrations of one name are refused, with the module that comes second', () => {
  const twice = ['space', 'talent'].map((name) => ({ name, migrations: { '2026-11-23-01-first': migration } }));
  expect(() => migrationsOf(twice)).toThrow('The migration 2026-11-23-01-first of talent exists already.');
});
