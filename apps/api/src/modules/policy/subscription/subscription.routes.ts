import { policyEndpoints } from '@zonekit/api-client/policy/contract';
import { sql } from 'kysely';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Context, Db, Serve, Tx } from '../../../frame/context.ts';
import { type FeedPart, feedPart } from '../../../frame/list/feed-part.ts';
import { createFinder } from '../../../frame/list/find.ts';
import { defineList, type Scope } from '../../../frame/list/list.ts';
import { presentedRows, serveList } from '../../../frame/list/serve-list.ts';
import { Problem } from '../../../frame/problem.ts';
import { declarationFile } from '../policy.files.ts';
import { declarationLabels } from '../policy.labels.ts';
import { declarationList } from '../policy.lists.ts';
import { findDeclarations } from '../policy.repository.ts';
import type { PolicyService } from '../policy.service.ts';

/** Counted anew each time: whoever has just subscribed is to see it. */
const { keep: _, ...counted } = declarationList;
const subscriptionList = defineList({ ...counted, name: 'subscriptions' });

const subscribedBy = (userId: string): Scope => ({
  key: userId,
  where: sql`d.id in (select declaration_id from policy_subscriptions where user_id = ${userId})`,
});

const listSourceOf = (service: PolicyService) => ({
  list: subscriptionList,
  ...presentedRows(findDeclarations, service.presentDeclarations),
  file: { ...declarationFile, name: { 'zh-CN': '已订阅的申报通知', en: 'Calls subscribed to' } },
});

/** @throws Problem 404 for a call that is none */
const setSubscription = async (
  db: Db | Tx,
  row: { user_id: string; declaration_id: string },
  subscribed: boolean,
  now: Date,
): Promise<void> => {
  if (!subscribed) {
    const mine = db.deleteFrom('policy_subscriptions').where('user_id', '=', row.user_id);
    await mine.where('declaration_id', '=', row.declaration_id).execute();
    return;
  }
  const call = await db.selectFrom('declarations').select('id').where('id', '=', row.declaration_id).executeTakeFirst();
  if (!call) throw new Problem(404, 'not_found');
  await db
    .insertInto('policy_subscriptions')
    .values({ ...row, created_at: toIsoTime(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Subscriptions to calls for application, under `/policy/subscriptions`. */
export const subscriptionRoutes = (serve: Serve, context: Context, service: PolicyService): void => {
  serveList(
    serve,
    context,
    createFinder(),
    { list: policyEndpoints.listSubscriptions, file: policyEndpoints.subscriptionsFile },
    {
      ...listSourceOf(service),
      scope: (user) => subscribedBy(user?.user_id ?? ''),
      labels: async ({ db, locale }) => declarationLabels(await service.catalogue(db), locale),
      chosen: service.withDepartments,
    },
  );

  serve(policyEndpoints.subscribe, async ({ db, user, body }) => {
    const { declaration_id, subscribed } = body;
    await setSubscription(db, { user_id: user.user_id, declaration_id }, subscribed, context.now());
    return { data: { declaration_id, subscribed } };
  });
};

/** The deadlines of what a user has subscribed to, for a private feed. */
export const subscriptionFeed = (service: PolicyService): FeedPart =>
  feedPart(createFinder(), listSourceOf(service), subscribedBy);
