import type { Module } from '../../frame/module.ts';
import { shopAreas, shopDistricts, shopFields } from './shop.labels.ts';
import { searchedShops } from './shop.lists.ts';
import { shopMigrations } from './shop.migrations.ts';
import { shopRoutes } from './shop.routes.ts';
import { shopTransfer } from './shop.transfer.ts';
import './shop.tables.ts';

export const shopModule: Module = {
  name: 'shop',
  migrations: shopMigrations,
  transfers: [shopTransfer],
  searched: searchedShops,
  dictionaries: { shop_area: shopAreas, shop_field: shopFields, shop_district: shopDistricts },
  routes: shopRoutes,
};
