import type { Migration } from 'kysely/migration';
import { frameMigrations } from '../database/frame.migrations.ts';
import { lifecycleMigrations } from '../database/lifecycle.migrations.ts';
import type { Module } from './module.ts';

/**
 * The migrations of the frame and of all modules.
 * @throws Error where two have one name
 */
export const migrationsOf = (modules: readonly Pick<Module, 'name' | 'migrations'>[]): Record<string, Migration> => {
  const all: Record<string, Migration> = { ...frameMigrations, ...lifecycleMigrations };
  for (const { name: module, migrations = {} } of modules) {
    for (const [name, migration] of Object.entries(migrations)) {
      if (all[name]) throw new Error(`The migration ${name} of ${module} exists already. Rename it.`);
      all[name] = migration;
    }
  }
  return all;
};
