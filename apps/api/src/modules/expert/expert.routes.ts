import { expertEndpoints } from '@zonekit/api-client/expert/contract';
import { createFinder } from '../../frame/list/find.ts';
import { named } from '../../frame/list/labels.ts';
import { serveList } from '../../frame/list/serve-list.ts';
import type { Module } from '../../frame/module.ts';
import { Problem } from '../../frame/problem.ts';
import { consultationRoutes } from './consultation/consultation.routes.ts';
import { consultingWords, expertFields, expertLanguages, expertTitles, institutionKinds } from './expert.labels.ts';
import { expertFile, expertList } from './expert.lists.ts';
import { presentDetail, presentExpert } from './expert.present.ts';
import { expertsBeside, findExpert, findExperts } from './expert.repository.ts';
import { nextWorkdays, slotsOf, takenSlots } from './expert.slots.ts';
import { expertEntryRoutes } from './expert-entry/expert-entry.routes.ts';

const RELATED = 3;

// Not cached: half-days are taken with every consultation.
const CACHED = { shared: 'cached' } as const;
const JOINED = { shared: 'joined' } as const;

export const expertRoutes: Module['routes'] = (serve, context) => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: expertEndpoints.listExperts, file: expertEndpoints.expertsFile },
    {
      list: expertList,
      present: async (ids, { db, locale, terms, now }) => {
        const days = nextWorkdays(now);
        const [rows, taken] = await Promise.all([findExperts(db, ids), takenSlots(db, ids, days)]);
        return rows.map((row) => presentExpert(row, { locale, terms, slots: slotsOf(row, days, taken) }));
      },
      labels: async ({ locale }) => ({
        field: named(expertFields, locale),
        title: named(expertTitles, locale),
        institution_kind: named(institutionKinds, locale),
        language: named(expertLanguages, locale),
        consulting: named(consultingWords, locale),
      }),
      file: expertFile,
    },
    CACHED,
  );

  serve(
    expertEndpoints.getExpert,
    async ({ params, db, locale }) => {
      const row = await findExpert(db, params.expert_id);
      if (!row) throw new Problem(404, 'not_found');
      const days = nextWorkdays(context.now());
      const [taken, related] = await Promise.all([takenSlots(db, [row.id], days), expertsBeside(row, db, RELATED)]);
      return { data: presentDetail(row, { locale, slots: slotsOf(row, days, taken), related }) };
    },
    JOINED,
  );

  consultationRoutes(serve, context);
  expertEntryRoutes(serve, context);
};
