import { expertEndpoints } from '@zonekit/api-client/expert/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { expertEntriesOf, expertEntryFile, expertEntryList, expertEntryStatuses } from './expert-entry.lists.ts';
import {
  createExpertEntry,
  editExpertEntry,
  getExpertEntry,
  moveExpertEntry,
  presentExpertEntries,
} from './expert-entry.service.ts';

/** Entries of experts, under `/tech/expert_entries`. */
export const expertEntryRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: expertEndpoints.listExpertEntries, file: expertEndpoints.expertEntriesFile },
    {
      list: expertEntryList,
      scope: expertEntriesOf,
      present: async (ids, { db, user }) => (user ? presentExpertEntries(db, ids, { user }) : []),
      labels: async ({ locale }) => ({ status: named(expertEntryStatuses, locale) }),
      file: expertEntryFile,
    },
  );

  serve(expertEndpoints.createExpertEntry, async ({ db, user, locale, body }) => ({
    data: await createExpertEntry(db, { user, locale, now: context.now() }, body),
  }));

  serve(expertEndpoints.getExpertEntry, async ({ db, user, params }) => ({
    data: await getExpertEntry(db, { user }, params.expert_entry_id),
  }));

  serve(expertEndpoints.editExpertEntry, async ({ db, user, locale, params, body }) => ({
    data: await editExpertEntry(db, { user, locale, now: context.now() }, params.expert_entry_id, body),
  }));

  serve(expertEndpoints.moveExpertEntry, async ({ db, user, locale, params, body }) => {
    const to = { status: body.status, reason: body.reason ?? null, remarks: body.remarks ?? [] };
    return { data: await moveExpertEntry(db, { user, locale, now: context.now() }, params.expert_entry_id, to) };
  });
};
