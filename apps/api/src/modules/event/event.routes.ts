import type { Locale } from '@zonekit/api-client/contract';
import { eventCategory, eventEndpoints } from '@zonekit/api-client/event/contract';
import type { Db, Tx } from '../../frame/context.ts';
import { createFinder } from '../../frame/list/find.ts';
import { named } from '../../frame/list/labels.ts';
import { serveList } from '../../frame/list/serve-list.ts';
import type { Module } from '../../frame/module.ts';
import { enrolmentRoutes } from './enrolment/enrolment.routes.ts';
import { eventFile } from './event.files.ts';
import { eventCategories, eventList, eventStatuses, recommendations } from './event.lists.ts';
import { presentEvent } from './event.present.ts';
import { findEvents, monthsOf } from './event.repository.ts';
import { getEvent, getEventState, moveEvent } from './event.service.ts';

export const eventRoutes: Module['routes'] = (serve, context) => {
  serve(
    eventEndpoints.eventCategories,
    async ({ locale }) => ({ data: eventCategory.options.map((id) => ({ id, name: eventCategories[id][locale] })) }),
    { shared: 'cached' },
  );

  // Not cached: places change with every enrolment.
  const answerList = serveList(
    serve,
    context,
    createFinder(),
    { list: eventEndpoints.listEvents, file: eventEndpoints.eventsFile },
    {
      list: eventList,
      present: async (ids, { db, locale, now, terms }) =>
        (await findEvents(db, ids)).map((row) => presentEvent(row, { locale, now, terms })),
      labels: async ({ db, locale }) => ({
        status: named(eventStatuses, locale),
        category: named(eventCategories, locale),
        month: (await monthsOf(db)).map((month) => ({ value: month, label: month })),
        recommended: named(recommendations, locale),
      }),
      file: eventFile,
    },
    { shared: 'joined' },
  );
  serve(eventEndpoints.activeList, (call) => answerList({ ...call, query: call.body }), { keepsShared: true });

  const detail = (id: string, call: { db: Db | Tx; locale: Locale }) =>
    getEvent(call.db, id, { locale: call.locale, now: context.now() });
  serve(eventEndpoints.getEvent, async (call) => ({ data: await detail(call.params.obj_id, call) }), {
    shared: 'joined',
  });
  serve(eventEndpoints.activeDetail, async (call) => ({ data: await detail(call.body.id, call) }), {
    keepsShared: true,
  });

  serve(eventEndpoints.eventState, async ({ db, user, locale, params }) => ({
    data: await getEventState(db, params.obj_id, { user, locale, now: context.now() }),
  }));
  serve(eventEndpoints.moveEvent, async ({ db, user, locale, params, body }) => {
    const to = { status: body.status, reason: body.reason ?? null };
    return { data: await moveEvent(db, user, params.obj_id, to, { locale, now: context.now() }) };
  });

  enrolmentRoutes(serve, context);
};
