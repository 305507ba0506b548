import { toIsoTime } from '../../database/parsers.ts';
import type { Module } from '../../frame/module.ts';
import { accountMigrations } from './account.migrations.ts';
import { accountPersonal } from './account.personal.ts';
import { accountRoutes } from './account.routes.ts';
import { accountDictionaries } from './account.words.ts';
import { eraseDue } from './deletion.service.ts';
import { seesEnterpriseFile } from './enterprise.files.ts';
import './account.tables.ts';

export const accountModule: Module = {
  name: 'account',
  migrations: accountMigrations,
  personal: accountPersonal,
  dictionaries: accountDictionaries,
  fileAccess: seesEnterpriseFile,
  async sweep(context, modules) {
    await context.db.deleteFrom('enterprise_invitations').where('expires_at', '<=', toIsoTime(context.now())).execute();
    await eraseDue(context, modules);
  },
  routes: accountRoutes,
};
