import { responseEndpoints } from '@zonekit/api-client/supply/response/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { ownScope } from '../demand/demand.lists.ts';
import { responseFile, responseList, responseStatuses } from './response.lists.ts';
import { createResponse, getResponse, moveResponse, presentResponses, responsesToDemand } from './response.service.ts';

/** Responses to demands. */
export const responseRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: responseEndpoints.listResponses, file: responseEndpoints.responsesFile },
    {
      list: responseList,
      scope: ownScope,
      present: async (ids, { db, user, locale }) => (user ? presentResponses(db, ids, { user, locale }) : []),
      labels: async ({ locale }) => ({ status: named(responseStatuses, locale) }),
      file: responseFile,
    },
  );

  serve(responseEndpoints.createResponse, async ({ db, user, locale, body }) => ({
    data: await createResponse(db, { user, locale, now: context.now() }, body),
  }));

  serve(responseEndpoints.getResponse, async ({ db, user, locale, params }) => ({
    data: await getResponse(db, { user, locale }, params.response_id),
  }));

  serve(responseEndpoints.moveResponse, async ({ db, user, locale, params, body }) => {
    const to = { status: body.status, reason: body.reason ?? null };
    return { data: await moveResponse(db, { user, locale, now: context.now() }, params.response_id, to) };
  });

  serve(responseEndpoints.listDemandResponses, async ({ db, user, locale, params }) => ({
    data: await responsesToDemand(db, { user, locale }, params.demand_id),
  }));
};
