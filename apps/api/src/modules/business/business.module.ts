import type { Module } from '../../frame/module.ts';
import { productLists, techniqueOffers, techniqueStages } from './recommendation/recommendation.labels.ts';
import { searchedRecommendations } from './recommendation/recommendation.lists.ts';
import { recommendationMigrations } from './recommendation/recommendation.migrations.ts';
import { recommendationRoutes } from './recommendation/recommendation.routes.ts';
import { recommendedProductTransfer, techniqueTransfer } from './recommendation/recommendation.transfer.ts';
import { experimentCategories, voucherUses } from './service/service.labels.ts';
import { searchedServices } from './service/service.lists.ts';
import { serviceMigrations } from './service/service.migrations.ts';
import { serviceRoutes } from './service/service.routes.ts';
import { serviceTransfer } from './service/service.transfer.ts';
import './recommendation/recommendation.tables.ts';
import './service/service.tables.ts';

export const businessModule: Module = {
  name: 'business',
  migrations: { ...serviceMigrations, ...recommendationMigrations },
  transfers: [serviceTransfer, recommendedProductTransfer, techniqueTransfer],
  searched: [...searchedServices, ...searchedRecommendations],
  dictionaries: {
    experiment_service_category: experimentCategories,
    voucher_use: voucherUses,
    product_list: productLists,
    technique_offer: techniqueOffers,
    technique_stage: techniqueStages,
  },
  routes(serve, context) {
    serviceRoutes(serve, context);
    recommendationRoutes(serve, context);
  },
};
