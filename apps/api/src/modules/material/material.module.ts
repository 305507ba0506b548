import type { Module } from '../../frame/module.ts';
import { consumableCategories, hazards, mallCategories, stockStates } from './product/product.labels.ts';
import { searchedProducts } from './product/product.lists.ts';
import { productMigrations } from './product/product.migrations.ts';
import { productRoutes } from './product/product.routes.ts';
import { productTransfer, stockTransfer, warehouseTransfer } from './product/product.transfer.ts';
import './product/product.tables.ts';

export const materialModule: Module = {
  name: 'material',
  migrations: productMigrations,
  transfers: [warehouseTransfer, productTransfer, stockTransfer],
  searched: searchedProducts,
  dictionaries: {
    mall_category: mallCategories,
    consumable_category: consumableCategories,
    stock_state: stockStates,
    hazard: hazards,
  },
  routes(serve, context) {
    productRoutes(serve, context);
  },
};
