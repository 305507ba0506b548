import type { Module } from '../../frame/module.ts';
import { feedMigrations } from './feed.migrations.ts';
import { feedPages } from './feed.pages.ts';
import { feedPersonal } from './feed.personal.ts';
import { FEED_PREFIX, feedRoutes } from './feed.routes.ts';
import './feed.tables.ts';

/** Private feeds over the `feeds` of all modules. */
export const feedModule: Module = {
  name: 'feed',
  migrations: feedMigrations,
  personal: feedPersonal,
  pages: (context, modules) => ({ prefix: FEED_PREFIX, plugin: feedPages(context, modules) }),
  routes: feedRoutes,
};
