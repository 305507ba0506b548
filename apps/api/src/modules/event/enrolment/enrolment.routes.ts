import { type Enrolment, eventEndpoints } from '@zonekit/api-client/event/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { type FeedPart, feedPart } from '../../../frame/list/feed-part.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { type ListSource, serveList } from '../../../frame/list/serve-list.ts';
import { enrolmentFile, enrolmentList, enrolmentStatuses, enrolmentsOf, ownEnrolments } from './enrolment.lists.ts';
import { createEnrolment, getEnrolment, moveEnrolment, presentEnrolments } from './enrolment.service.ts';

const source: Pick<ListSource<Enrolment, 'status'>, 'list' | 'present' | 'file'> = {
  list: enrolmentList,
  present: async (ids, { db, user, locale, now }) => (user ? presentEnrolments(db, ids, { user, locale, now }) : []),
  file: enrolmentFile,
};

/** A user's enrolments, for a private feed. */
export const enrolmentFeed = (): FeedPart => feedPart(createFinder(), source, ownEnrolments);

/** Calls under `/event/enroll`. */
export const enrolmentRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: eventEndpoints.listEnrolments, file: eventEndpoints.enrolmentsFile },
    {
      ...source,
      scope: enrolmentsOf,
      labels: async ({ locale }) => ({ status: named(enrolmentStatuses, locale) }),
    },
  );

  serve(eventEndpoints.createEnrolment, async ({ db, user, locale, body }) => ({
    data: await createEnrolment(db, { user, locale, now: context.now() }, body),
  }));

  serve(eventEndpoints.getEnrolment, async ({ db, user, locale, params }) => ({
    data: await getEnrolment(db, { user, locale, now: context.now() }, params.enrolment_id),
  }));

  serve(eventEndpoints.enrolmentState, async ({ db, user, locale, params }) => {
    const { status, waiting_position, allowed } = await getEnrolment(
      db,
      { user, locale, now: context.now() },
      params.enrolment_id,
    );
    return { data: { status, waiting_position, allowed } };
  });

  serve(eventEndpoints.moveEnrolment, async ({ db, user, locale, params, body }) => {
    const to = { status: body.status, reason: body.reason ?? null };
    return { data: await moveEnrolment(db, { user, locale, now: context.now() }, params.enrolment_id, to) };
  });
};
