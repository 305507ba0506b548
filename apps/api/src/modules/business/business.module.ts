import type { Module } from '../../frame/module.ts';
import { experimentCategories, voucherUses } from './service/service.labels.ts';
import { searchedServices } from './service/service.lists.ts';
import { serviceMigrations } from './service/service.migrations.ts';
import { serviceRoutes } from './service/service.routes.ts';
import { serviceTransfer } from './service/service.transfer.ts';
import './service/service.tables.ts';

export const businessModule: Module = {
  name: 'business',
  migrations: serviceMigrations,
  transfers: [serviceTransfer],
  searched: searchedServices,
  dictionaries: { experiment_service_category: experimentCategories, voucher_use: voucherUses },
  routes(serve, context) {
    serviceRoutes(serve, context);
  },
};
