import { laboratoryEndpoints } from '@zonekit/api-client/experiment/laboratory/contract';
import { type SqlBool, sql } from 'kysely';
import type { Context, Serve } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { Problem } from '../../../frame/problem.ts';
import { institutionLevels } from '../../content/content.labels.ts';
import { laboratoryTypes, labQualifications, technologyFields } from '../experiment.labels.ts';
import { countByLaboratory, instrumentTable } from '../instrument/instrument.repository.ts';
import { outcomeTable } from '../outcome/outcome.repository.ts';
import { laboratoryFile, laboratoryList, topicStates } from './laboratory.lists.ts';
import { presentLaboratory, presentLaboratoryDetail } from './laboratory.present.ts';
import { laboratoryTable } from './laboratory.repository.ts';

/** Instruments and outcomes on the page of a laboratory. */
const SHOWN = 12;

export const laboratoryRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: laboratoryEndpoints.listLaboratories, file: laboratoryEndpoints.laboratoriesFile },
    {
      list: laboratoryList,
      present: async (ids, { db, locale, terms, now }) => {
        const [rows, counts] = await Promise.all([laboratoryTable.find(db, ids), countByLaboratory(db, ids)]);
        return rows.map((row) =>
          presentLaboratory(row, { today: shanghaiDay(now), instruments: counts.get(row.id) ?? 0 }, { locale, terms }),
        );
      },
      labels: async ({ locale }) => ({
        type: named(laboratoryTypes, locale),
        level: named(institutionLevels, locale),
        field: named(technologyFields, locale),
        qualification: named(labQualifications, locale),
        topics: named(topicStates, locale),
      }),
      file: laboratoryFile,
    },
    { shared: 'cached' },
  );

  serve(
    laboratoryEndpoints.getLaboratory,
    async ({ params, db, locale }) => {
      const row = await laboratoryTable.one(db, params.obj_id);
      if (!row) throw new Problem(404, 'not_found');
      const own = sql<SqlBool>`laboratory_id = ${row.id}`;
      const [counts, instrumentRows, outcomes] = await Promise.all([
        countByLaboratory(db, [row.id]),
        instrumentTable.select(
          db,
          sql<SqlBool>`${own} and booking = 'open'`,
          sql`order by usage_rate desc, id limit ${SHOWN}`,
        ),
        outcomeTable.select(db, own, sql`order by published_on desc, id limit ${SHOWN}`),
      ]);
      const beside = {
        today: shanghaiDay(context.now()),
        instruments: counts.get(row.id) ?? 0,
        instrumentRows,
        outcomes,
      };
      return { data: presentLaboratoryDetail(row, beside, locale) };
    },
    { shared: 'joined' },
  );
};
