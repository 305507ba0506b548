import type { Module } from '../../frame/module.ts';
import { messageSubjects } from './message/message.labels.ts';
import { messageMigrations } from './message/message.migrations.ts';
import { ownMessages } from './message/message.own.ts';
import { messagePersonal } from './message/message.personal.ts';
import { messageQueue } from './message/message.queue.ts';
import { messageRoutes } from './message/message.routes.ts';
import { consumableCategories, hazards, mallCategories, stockStates } from './product/product.labels.ts';
import { searchedProducts } from './product/product.lists.ts';
import { productMigrations } from './product/product.migrations.ts';
import { productRoutes } from './product/product.routes.ts';
import { productTransfer, stockTransfer, warehouseTransfer } from './product/product.transfer.ts';
import './message/message.tables.ts';
import './product/product.tables.ts';

export const materialModule: Module = {
  name: 'material',
  migrations: { ...productMigrations, ...messageMigrations },
  transfers: [warehouseTransfer, productTransfer, stockTransfer],
  searched: searchedProducts,
  queues: [messageQueue],
  ownRecords: [ownMessages],
  personal: messagePersonal,
  dictionaries: {
    mall_category: mallCategories,
    consumable_category: consumableCategories,
    stock_state: stockStates,
    hazard: hazards,
    message_subject: messageSubjects,
  },
  routes(serve, context) {
    productRoutes(serve, context);
    messageRoutes(serve, context);
  },
};
