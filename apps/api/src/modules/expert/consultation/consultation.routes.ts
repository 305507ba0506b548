import { expertEndpoints } from '@zonekit/api-client/expert/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { askedBy, consultationFile, consultationList, consultationStatuses, receivedBy } from './consultation.lists.ts';
import { createConsultation, getConsultation, moveConsultation, presentConsultations } from './consultation.service.ts';

/** Consultations of experts, under `/tech/consultations`. */
export const consultationRoutes = (serve: Serve, context: Context): void => {
  const source = {
    list: consultationList,
    present: async (ids, { db, user, locale }) => (user ? presentConsultations(db, ids, { user, locale }) : []),
    labels: async ({ locale }) => ({ status: named(consultationStatuses, locale) }),
    file: consultationFile,
  } satisfies Omit<Parameters<typeof serveList<typeof expertEndpoints.listConsultations>>[4], 'scope'>;
  serveList(
    serve,
    context,
    createFinder(),
    { list: expertEndpoints.listConsultations, file: expertEndpoints.consultationsFile },
    { ...source, scope: askedBy },
  );
  serveList(
    serve,
    context,
    createFinder(),
    { list: expertEndpoints.listReceivedConsultations, file: expertEndpoints.receivedConsultationsFile },
    { ...source, scope: receivedBy },
  );

  serve(expertEndpoints.createConsultation, async ({ db, user, locale, params, body }) => ({
    data: await createConsultation(db, { user, locale, now: context.now() }, params.expert_id, body),
  }));

  serve(expertEndpoints.getConsultation, async ({ db, user, locale, params }) => ({
    data: await getConsultation(db, { user, locale }, params.consultation_id),
  }));

  serve(expertEndpoints.moveConsultation, async ({ db, user, locale, params, body }) => {
    const to = { status: body.status, reason: body.reason ?? null };
    return { data: await moveConsultation(db, { user, locale, now: context.now() }, params.consultation_id, to) };
  });
};
