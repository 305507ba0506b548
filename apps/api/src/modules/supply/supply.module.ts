import type { Module } from '../../frame/module.ts';
import { supplyQualifications, supplyRegions } from './company/company.labels.ts';
import { searchedCompanies } from './company/company.lists.ts';
import { companyMigrations } from './company/company.migrations.ts';
import { companyRoutes } from './company/company.routes.ts';
import { companyTransfer } from './company/company.transfer.ts';
import { demandCriteria, ownerships } from './demand/demand.labels.ts';
import { searchedDemands } from './demand/demand.lists.ts';
import { demandMigrations } from './demand/demand.migrations.ts';
import { ownDemands } from './demand/demand.own.ts';
import { demandQueue } from './demand/demand.queue.ts';
import { demandRoutes } from './demand/demand.routes.ts';
import { withdrawIdleDemands } from './demand/demand.sweep.ts';
import { demandTransfer } from './demand/demand.transfer.ts';
import { supplyStages } from './product/product.labels.ts';
import { searchedProducts } from './product/product.lists.ts';
import { productMigrations } from './product/product.migrations.ts';
import { productRoutes } from './product/product.routes.ts';
import { productTransfer } from './product/product.transfer.ts';
import { responseMigrations } from './response/response.migrations.ts';
import { ownResponses } from './response/response.own.ts';
import { responseRoutes } from './response/response.routes.ts';
import { responseTransfer } from './response/response.transfer.ts';
import { supplyPersonal } from './supply.personal.ts';
import './company/company.tables.ts';
import './demand/demand.tables.ts';
import './product/product.tables.ts';
import './response/response.tables.ts';

export const supplyModule: Module = {
  name: 'supply',
  migrations: { ...companyMigrations, ...productMigrations, ...demandMigrations, ...responseMigrations },
  transfers: [companyTransfer, productTransfer, demandTransfer, responseTransfer],
  searched: [searchedDemands, searchedCompanies, searchedProducts],
  queues: [demandQueue],
  ownRecords: [ownDemands, ownResponses],
  personal: supplyPersonal,
  dictionaries: {
    supply_region: supplyRegions,
    supply_qualification: supplyQualifications,
    supply_stage: supplyStages,
    demand_ownership: ownerships,
    demand_criterion: demandCriteria,
  },
  async sweep({ db, now }) {
    await withdrawIdleDemands(db, now());
  },
  routes(serve, context) {
    companyRoutes(serve, context);
    productRoutes(serve, context);
    demandRoutes(serve, context);
    responseRoutes(serve, context);
  },
};
