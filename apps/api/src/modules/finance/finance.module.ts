import type { Module } from '../../frame/module.ts';
import { offers } from './finance.offers.ts';
import { institutionAreas, institutionKinds } from './institution/institution.labels.ts';
import { searchedInstitutions } from './institution/institution.lists.ts';
import { institutionMigrations } from './institution/institution.migrations.ts';
import { institutionRoutes } from './institution/institution.routes.ts';
import { institutionTransfer } from './institution/institution.transfer.ts';
import { matchingRoutes } from './matching/matching.routes.ts';
import { collaterals, debtCategories, loanPurposes, repayments, subsidies } from './product/product.labels.ts';
import { searchedDebtProducts } from './product/product.lists.ts';
import { productMigrations } from './product/product.migrations.ts';
import { productRoutes } from './product/product.routes.ts';
import { debtProductTransfer } from './product/product.transfer.ts';
import './institution/institution.tables.ts';
import './product/product.tables.ts';

export const financeModule: Module = {
  name: 'finance',
  migrations: { ...institutionMigrations, ...productMigrations, ...offers.migrations },
  // In the order of what refers to what.
  transfers: [institutionTransfer, debtProductTransfer, ...offers.transfers],
  searched: [...searchedDebtProducts, ...searchedInstitutions, ...offers.searched],
  queues: offers.queues,
  ownRecords: offers.ownRecords,
  personal: offers.personal,
  fileAccess: offers.fileAccess,
  dictionaries: {
    institution_kind: institutionKinds,
    institution_area: institutionAreas,
    debt_category: debtCategories,
    collateral: collaterals,
    loan_purpose: loanPurposes,
    repayment: repayments,
    interest_subsidy: subsidies,
    ...offers.dictionaries,
  },
  routes(serve, context) {
    institutionRoutes(serve, context);
    productRoutes(serve, context);
    offers.routes(serve, context);
    matchingRoutes(serve, context);
  },
};
