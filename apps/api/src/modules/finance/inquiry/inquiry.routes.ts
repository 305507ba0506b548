import { financeInquiryEndpoints as endpoints } from '@zonekit/api-client/finance/inquiry/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { inquirySubjects } from './inquiry.labels.ts';
import { financeInquiriesOf, financeInquiryFile, financeInquiryList, financeInquiryStatuses } from './inquiry.lists.ts';
import { createInquiry, getInquiry, moveInquiry, presentInquiries } from './inquiry.service.ts';

/** Questions about financial offers, under `/financial/inquirys`. */
export const financeInquiryRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: endpoints.listFinanceInquiries, file: endpoints.financeInquiriesFile },
    {
      list: financeInquiryList,
      scope: financeInquiriesOf,
      present: async (ids, { db, user, locale }) => (user ? presentInquiries(db, ids, { user, locale }) : []),
      labels: async ({ locale }) => ({
        subject: named(inquirySubjects, locale),
        status: named(financeInquiryStatuses, locale),
      }),
      file: financeInquiryFile,
    },
  );

  serve(endpoints.createFinanceInquiry, async ({ db, user, locale, body }) => ({
    data: await createInquiry(db, { user, locale, now: context.now() }, body),
  }));

  serve(endpoints.getFinanceInquiry, async ({ db, user, locale, params }) => ({
    data: await getInquiry(db, { user, locale }, params.inquiry_id),
  }));

  serve(endpoints.moveFinanceInquiry, async ({ db, user, locale, params, body }) => {
    const to = { status: body.status, reason: body.reason ?? null };
    return { data: await moveInquiry(db, { user, locale, now: context.now() }, params.inquiry_id, to) };
  });
};
