import { messageEndpoints } from '@zonekit/api-client/material/message/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { named } from '../../../frame/list/labels.ts';
import { serveList } from '../../../frame/list/serve-list.ts';
import { messageSubjects } from './message.labels.ts';
import { messageFile, messageList, messageStatuses, messagesOf } from './message.lists.ts';
import { createMessage, getMessage, moveMessage, presentMessages } from './message.service.ts';

/** Messages to providers, under `/material-mall/messages`. */
export const messageRoutes = (serve: Serve, context: Context): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: messageEndpoints.listMessages, file: messageEndpoints.messagesFile },
    {
      list: messageList,
      scope: messagesOf,
      present: async (ids, { db, user, locale }) => (user ? presentMessages(db, ids, user, locale) : []),
      labels: async ({ locale }) => ({
        subject: named(messageSubjects, locale),
        status: named(messageStatuses, locale),
      }),
      file: messageFile,
    },
  );

  serve(messageEndpoints.createMessage, async ({ db, user, locale, body }) => ({
    data: await createMessage(db, { user, locale, now: context.now() }, body),
  }));

  serve(messageEndpoints.getMessage, async ({ db, user, locale, params }) => ({
    data: await getMessage(db, user, params.message_id, locale),
  }));

  serve(messageEndpoints.moveMessage, async ({ db, user, locale, params, body }) => {
    const to = { status: body.status, reason: body.reason ?? null };
    return { data: await moveMessage(db, { user, locale, now: context.now() }, params.message_id, to) };
  });
};
