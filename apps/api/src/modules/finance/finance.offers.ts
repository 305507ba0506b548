import type { Module } from '../../frame/module.ts';
import { seesFinanceFile } from './application/application.files.ts';
import { financeTargets } from './application/application.labels.ts';
import { financeApplicationMigrations } from './application/application.migrations.ts';
import { ownFinanceApplications } from './application/application.own.ts';
import { financeApplicationQueue } from './application/application.queue.ts';
import { financeApplicationRoutes } from './application/application.routes.ts';
import { financeApplicationTransfer } from './application/application.transfer.ts';
import { financePersonal } from './finance.personal.ts';
import { fundKinds, fundStates, fundSupports } from './fund/fund.labels.ts';
import { searchedFunds } from './fund/fund.lists.ts';
import { fundMigrations } from './fund/fund.migrations.ts';
import { fundRoutes } from './fund/fund.routes.ts';
import { fundResultTransfer, fundTransfer } from './fund/fund.transfer.ts';
import { inquirySubjects } from './inquiry/inquiry.labels.ts';
import { financeInquiryMigrations } from './inquiry/inquiry.migrations.ts';
import { ownFinanceInquiries } from './inquiry/inquiry.own.ts';
import { financeInquiryQueue } from './inquiry/inquiry.queue.ts';
import { financeInquiryRoutes } from './inquiry/inquiry.routes.ts';
import { financeInquiryTransfer } from './inquiry/inquiry.transfer.ts';
import { investmentBands, investmentStages, investorKinds } from './investor/investor.labels.ts';
import { searchedInvestors } from './investor/investor.lists.ts';
import { investorMigrations } from './investor/investor.migrations.ts';
import { investorRoutes } from './investor/investor.routes.ts';
import { investorTransfer } from './investor/investor.transfer.ts';
import './application/application.tables.ts';
import './fund/fund.tables.ts';
import './inquiry/inquiry.tables.ts';
import './investor/investor.tables.ts';

/** Investors, policy funds, and what enterprises apply for and ask about. */
export const offers = {
  migrations: {
    ...investorMigrations,
    ...fundMigrations,
    ...financeApplicationMigrations,
    ...financeInquiryMigrations,
  },
  // In the order of what refers to what.
  transfers: [investorTransfer, fundTransfer, fundResultTransfer, financeApplicationTransfer, financeInquiryTransfer],
  searched: [...searchedInvestors, ...searchedFunds],
  queues: [financeApplicationQueue, financeInquiryQueue],
  ownRecords: [ownFinanceApplications, ownFinanceInquiries],
  personal: financePersonal,
  fileAccess: seesFinanceFile,
  dictionaries: {
    investor_kind: investorKinds,
    investment_stage: investmentStages,
    investment_band: investmentBands,
    fund_kind: fundKinds,
    fund_support: fundSupports,
    fund_state: fundStates,
    finance_target: financeTargets,
    finance_inquiry_subject: inquirySubjects,
  },
  routes(serve, context) {
    investorRoutes(serve, context);
    fundRoutes(serve, context);
    financeApplicationRoutes(serve, context);
    financeInquiryRoutes(serve, context);
  },
} satisfies Omit<Module, 'name'>;
