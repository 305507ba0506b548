import { projectEndpoints } from '@zonekit/api-client/experiment/project/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { Problem } from '../../../frame/problem.ts';
import { projectTypes, researchPhases, technologyFields } from '../experiment.labels.ts';
import { projectFile, projectList, projectStates } from './project.lists.ts';
import { presentProject, presentProjectDetail } from './project.present.ts';
import { projectTable } from './project.repository.ts';

export const projectRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: projectEndpoints.listProjects, file: projectEndpoints.projectsFile },
    {
      list: projectList,
      present: async (ids, { db, locale, terms, now }) =>
        (await projectTable.find(db, ids)).map((row) => presentProject(row, shanghaiDay(now), { locale, terms })),
      labels: async ({ locale }) => ({
        type: named(projectTypes, locale),
        field: named(technologyFields, locale),
        phase: named(researchPhases, locale),
        state: named(projectStates, locale),
      }),
      file: projectFile,
    },
    { shared: 'cached' },
  );

  serve(
    projectEndpoints.getProject,
    async ({ params, db, locale }) => {
      const row = await projectTable.one(db, params.obj_id);
      if (!row) throw new Problem(404, 'not_found');
      return { data: presentProjectDetail(row, shanghaiDay(context.now()), locale) };
    },
    { shared: 'joined' },
  );
};
