import { institutionEndpoints } from '@zonekit/api-client/finance/institution/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { institutionAreas, institutionKinds } from './institution.labels.ts';
import { institutionFile, institutionList } from './institution.lists.ts';
import { presentInstitution } from './institution.present.ts';
import { institutionTable } from './institution.repository.ts';
import { searchShops, showCategories, showInstitution } from './institution.service.ts';

const CACHED = { shared: 'cached' } as const;
const JOINED = { shared: 'joined' } as const;

export const institutionRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: institutionEndpoints.listInstitutions, file: institutionEndpoints.institutionsFile },
    {
      list: institutionList,
      present: async (ids, { db, locale, terms }) =>
        (await institutionTable.find(db, ids)).map((row) => presentInstitution(row, { locale, terms })),
      labels: async ({ locale }) => ({
        kind: named(institutionKinds, locale),
        area: named(institutionAreas, locale),
      }),
      file: institutionFile,
    },
    CACHED,
  );

  serve(
    institutionEndpoints.getInstitution,
    async ({ params, db, locale }) => ({ data: await showInstitution(db, params.obj_id, locale) }),
    JOINED,
  );

  serve(
    institutionEndpoints.financialCategories,
    async ({ db, locale }) => ({ data: await showCategories(db, locale) }),
    { shared: 'cached' },
  );

  serve(
    institutionEndpoints.supermarket,
    async ({ body, db, locale }) => {
      const { shops, total } = await searchShops(db, body, locale);
      const { page_index, page_size } = body;
      return { data: shops, page: { page_index, page_size, total, total_capped: false, next_cursor: null } };
    },
    { keepsShared: true },
  );
};
