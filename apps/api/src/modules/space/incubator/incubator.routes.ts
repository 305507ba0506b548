import { incubatorEndpoints } from '@zonekit/api-client/space/incubator/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { Problem } from '../../../frame/problem.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { namesOfParks } from '../space.repository.ts';
import { carrierKinds, incubatorKinds, incubatorLevels, seatStates } from './incubator.labels.ts';
import { carrierFile, carrierList, incubatorFile, incubatorList } from './incubator.lists.ts';
import { presentHost, presentHostDetail } from './incubator.present.ts';
import { carrierTable, incubatorTable } from './incubator.repository.ts';

const CACHED = { shared: 'cached' } as const;

/** Incubators and carriers. */
export const incubatorRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: incubatorEndpoints.listIncubators, file: incubatorEndpoints.incubatorsFile },
    {
      list: incubatorList,
      present: async (ids, { db, locale, terms }) => {
        const [rows, parks] = await Promise.all([incubatorTable.find(db, ids), namesOfParks(db)]);
        return rows.map((row) => presentHost(row, parks, { locale, terms }));
      },
      labels: async ({ locale }) => ({
        level: named(incubatorLevels, locale),
        kind: named(incubatorKinds, locale),
        field: named(innovationFields, locale),
        seats: named(seatStates, locale),
      }),
      others: { carriers: carrierList },
      file: incubatorFile,
    },
    CACHED,
  );

  serve(
    incubatorEndpoints.getIncubator,
    async ({ params, db, locale }) => {
      const [row, parks] = await Promise.all([incubatorTable.one(db, params.incubator_id), namesOfParks(db)]);
      if (!row) throw new Problem(404, 'not_found');
      return { data: presentHostDetail(row, parks, locale) };
    },
    CACHED,
  );

  serveList(
    serve,
    context,
    createFinder(),
    { list: incubatorEndpoints.listCarriers, file: incubatorEndpoints.carriersFile },
    {
      list: carrierList,
      present: async (ids, { db, locale, terms }) => {
        const [rows, parks] = await Promise.all([carrierTable.find(db, ids), namesOfParks(db)]);
        return rows.map((row) => presentHost(row, parks, { locale, terms }));
      },
      labels: async ({ locale }) => ({
        level: named(incubatorLevels, locale),
        kind: named(carrierKinds, locale),
        field: named(innovationFields, locale),
        seats: named(seatStates, locale),
      }),
      others: { incubators: incubatorList },
      file: carrierFile,
    },
    CACHED,
  );

  serve(
    incubatorEndpoints.getCarrier,
    async ({ params, db, locale }) => {
      const [row, parks] = await Promise.all([carrierTable.one(db, params.carrier_id), namesOfParks(db)]);
      if (!row) throw new Problem(404, 'not_found');
      return { data: presentHostDetail(row, parks, locale) };
    },
    CACHED,
  );
};
