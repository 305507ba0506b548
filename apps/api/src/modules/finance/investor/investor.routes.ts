import { investorEndpoints } from '@zonekit/api-client/finance/investor/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { Problem } from '../../../frame/problem.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { investmentBands, investmentStages, investorKinds } from './investor.labels.ts';
import { investorFile, investorList } from './investor.lists.ts';
import { presentInvestor, presentInvestorDetail } from './investor.present.ts';
import { investorTable } from './investor.repository.ts';

const CACHED = { shared: 'cached' } as const;

/** Equity investors. */
export const investorRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: investorEndpoints.listInvestors, file: investorEndpoints.investorsFile },
    {
      list: investorList,
      present: async (ids, { db, locale, terms }) =>
        (await investorTable.find(db, ids)).map((row) => presentInvestor(row, { locale, terms })),
      labels: async ({ locale }) => ({
        stage: named(investmentStages, locale),
        field: named(innovationFields, locale),
        amount: named(investmentBands, locale),
        kind: named(investorKinds, locale),
      }),
      file: investorFile,
    },
    CACHED,
  );

  serve(
    investorEndpoints.getInvestor,
    async ({ params, db, locale }) => {
      const row = await investorTable.one(db, params.investor_id);
      if (!row) throw new Problem(404, 'not_found');
      return { data: presentInvestorDetail(row, locale) };
    },
    CACHED,
  );
};
