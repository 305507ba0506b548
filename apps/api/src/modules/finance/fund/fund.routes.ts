import { fundEndpoints } from '@zonekit/api-client/finance/fund/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { Problem } from '../../../frame/problem.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { fundKinds, fundStates, fundSupports } from './fund.labels.ts';
import { fundFile, fundList, fundResultFile, fundResultList } from './fund.lists.ts';
import { presentFund, presentFundDetail, presentFundResult } from './fund.present.ts';
import { fundResultTable, fundTable, namesOfFunds, totalsOfFund } from './fund.repository.ts';

const CACHED = { shared: 'cached' } as const;

/** Policy funds and what they have decided. */
export const fundRoutes = (serve: Serve, context: Context): void => {
  const today = () => shanghaiDay(context.now());

  serveList(
    serve,
    context,
    createFinder(),
    { list: fundEndpoints.listFunds, file: fundEndpoints.fundsFile },
    {
      list: fundList,
      present: async (ids, { db, locale, terms }) =>
        (await fundTable.find(db, ids)).map((row) => presentFund(row, { locale, terms, today: today() })),
      labels: async ({ locale }) => ({
        state: named(fundStates, locale),
        support: named(fundSupports, locale),
        kind: named(fundKinds, locale),
        field: named(innovationFields, locale),
      }),
      others: { fund_results: fundResultList },
      file: fundFile,
    },
    CACHED,
  );

  serve(
    fundEndpoints.getFund,
    async ({ params, db, locale }) => {
      const { fund_id } = params;
      const [row, results] = await Promise.all([fundTable.one(db, fund_id), totalsOfFund(db, fund_id)]);
      if (!row) throw new Problem(404, 'not_found');
      return { data: presentFundDetail(row, { locale, today: today() }, results) };
    },
    CACHED,
  );

  serveList(
    serve,
    context,
    createFinder(),
    { list: fundEndpoints.listFundResults, file: fundEndpoints.fundResultsFile },
    {
      list: fundResultList,
      present: async (ids, { db, locale, terms }) => {
        const [rows, names] = await Promise.all([fundResultTable.find(db, ids), namesOfFunds(db)]);
        return rows.map((row) => presentFundResult(row, names, { locale, terms }));
      },
      labels: async ({ db, locale }) => ({
        fund: (await namesOfFunds(db)).map(({ id, name_zh, name_en }) => ({
          value: id,
          label: (locale === 'en' && name_en) || name_zh,
        })),
        year: 'years' as const,
      }),
      others: { funds: fundList },
      file: fundResultFile,
    },
    CACHED,
  );
};
