import { needEndpoints } from '@zonekit/api-client/space/need/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { needFile, needList, needStatuses, needsOf } from './need.lists.ts';
import { createNeed, getNeed, matchesOf, moveNeed, presentNeeds } from './need.service.ts';

/** Space needs and the units that match them. */
export const needRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: needEndpoints.listNeeds, file: needEndpoints.needsFile },
    {
      list: needList,
      scope: needsOf,
      present: async (ids, { db, user, locale, now }) => (user ? presentNeeds(db, ids, { user, locale, now }) : []),
      labels: async ({ locale }) => ({ status: named(needStatuses, locale) }),
      file: needFile,
    },
  );

  serve(needEndpoints.createNeed, async ({ db, user, locale, body }) => ({
    data: await createNeed(db, { user, locale, now: context.now() }, body),
  }));

  serve(needEndpoints.getNeed, async ({ db, user, locale, params }) => ({
    data: await getNeed(db, { user, locale, now: context.now() }, params.need_id),
  }));

  serve(needEndpoints.listMatches, async ({ db, user, locale, params }) => ({
    data: await matchesOf(db, { user, locale, now: context.now() }, params.need_id),
  }));

  serve(needEndpoints.moveNeed, async ({ db, user, locale, params, body }) => {
    const to = { status: body.status, reason: body.reason ?? null };
    return { data: await moveNeed(db, { user, locale, now: context.now() }, params.need_id, to) };
  });
};
