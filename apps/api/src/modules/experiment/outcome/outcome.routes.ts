import { outcomeEndpoints } from '@zonekit/api-client/experiment/outcome/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { Problem } from '../../../frame/problem.ts';
import { cooperationModes, holderTypes, researchPhases, technologyFields } from '../experiment.labels.ts';
import { laboratoryTable } from '../laboratory/laboratory.repository.ts';
import { maturityBands, outcomeFile, outcomeList, outcomePrices } from './outcome.lists.ts';
import { presentOutcome, presentOutcomeDetail } from './outcome.present.ts';
import { outcomeTable, relatedTo } from './outcome.repository.ts';

const RELATED = 3;

export const outcomeRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: outcomeEndpoints.listOutcomes, file: outcomeEndpoints.outcomesFile },
    {
      list: outcomeList,
      present: async (ids, { db, locale, terms }) =>
        (await outcomeTable.find(db, ids)).map((row) => presentOutcome(row, { locale, terms })),
      labels: async ({ locale }) => ({
        field: named(technologyFields, locale),
        phase: named(researchPhases, locale),
        cooperation: named(cooperationModes, locale),
        holder_type: named(holderTypes, locale),
        maturity_band: named(maturityBands, locale),
        pricing: named(outcomePrices, locale),
      }),
      file: outcomeFile,
    },
    { shared: 'cached' },
  );

  serve(
    outcomeEndpoints.getOutcome,
    async ({ params, db, locale }) => {
      const row = await outcomeTable.one(db, params.obj_id);
      if (!row) throw new Problem(404, 'not_found');
      const [laboratory, related] = await Promise.all([
        row.laboratory_id === null ? undefined : laboratoryTable.one(db, row.laboratory_id),
        relatedTo(db, row, RELATED),
      ]);
      return { data: presentOutcomeDetail(row, { laboratory, related }, locale) };
    },
    { shared: 'joined' },
  );
};
