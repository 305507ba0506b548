import { type OrderSummary, orderEndpoints } from '@zonekit/api-client/order/contract';
import type { Context, Serve } from '../../frame/context.ts';
import { shanghaiDay } from '../../frame/day.ts';
import { type FeedPart, feedPart } from '../../frame/list/feed-part.ts';
import { createFinder } from '../../frame/list/find.ts';
import { named } from '../../frame/list/labels.ts';
import { type ListSource, presentedRows, serveList } from '../../frame/list/serve-list.ts';
import { Problem } from '../../frame/problem.ts';
import { copyAddress } from './order.address.ts';
import { createOrder } from './order.create.ts';
import { orderFile } from './order.files.ts';
import { orderAreas, orderKinds, orderStatuses } from './order.labels.ts';
import { orderList, ordersOf, ownReservations } from './order.lists.ts';
import { getOrder, moveOrder, rateOrder } from './order.move.ts';
import { presentSummary } from './order.present.ts';
import { quote } from './order.quote.ts';
import { findSummaries } from './order.repository.ts';
import type { Sellables } from './order.sellables.ts';

const PAST = { 'zh-CN': '希望开始的日期不能早于今天', en: 'The first day should not be in the past' };

const source: ListSource<OrderSummary, 'kind' | 'area' | 'status'> = {
  list: orderList,
  scope: ordersOf,
  ...presentedRows(findSummaries, (rows, { user, locale }) =>
    user ? rows.map((row) => presentSummary(row, { user, locale })) : [],
  ),
  labels: async ({ locale }) => ({
    kind: named(orderKinds, locale),
    area: named(orderAreas, locale),
    status: named(orderStatuses, locale),
  }),
  file: orderFile,
};

/** A user's reservations of instruments and facilities, for a private feed. */
export const reservationFeed = (): FeedPart => feedPart(createFinder(), source, ownReservations);

/** Orders of all kinds: quotes, orders, their list and their states. */
export const orderRoutes = (sellables: Sellables, serve: Serve, context: Context): void => {
  const { reservation, service, material } = sellables;
  const now = () => context.now();

  serveList(
    serve,
    context,
    createFinder(),
    { list: orderEndpoints.listOrders, file: orderEndpoints.ordersFile },
    source,
  );

  serve(orderEndpoints.getOrder, async ({ db, user, locale, params }) => ({
    data: await getOrder(db, { user, locale }, params.order_id),
  }));

  // A quote changes nothing.
  const keepsShared = { keepsShared: true };
  serve(
    orderEndpoints.quoteReservation,
    async ({ db, user, locale, body }) => ({
      data: await quote(db, { user, locale, now: now() }, reservation, body),
    }),
    keepsShared,
  );
  serve(
    orderEndpoints.quoteService,
    async ({ db, user, locale, body }) => ({
      data: await quote(db, { user, locale, now: now() }, service, body),
    }),
    keepsShared,
  );
  serve(
    orderEndpoints.quoteMaterial,
    async ({ db, user, locale, body }) => ({
      data: await quote(db, { user, locale, now: now() }, material, body),
    }),
    keepsShared,
  );

  serve(orderEndpoints.createReservation, async ({ db, user, locale, body }) => {
    const caller = { user, locale, now: now() };
    return { data: await createOrder(db, caller, reservation, { choice: body, form: body }) };
  });

  // Enterprise services and experimental ones are one catalogue; the specification gives each a path.
  for (const each of [orderEndpoints.createServiceOrder, orderEndpoints.createExperimentOrder]) {
    serve(each, async ({ db, user, locale, body }) => {
      const caller = { user, locale, now: now() };
      if (body.starts_on < shanghaiDay(caller.now)) {
        throw new Problem(422, 'validation_failed', { words: PAST, fields: ['starts_on'] });
      }
      return { data: await createOrder(db, caller, service, { choice: body, form: body }) };
    });
  }

  serve(orderEndpoints.createMaterialOrder, async ({ db, user, locale, body }) => {
    const form = { ...body, address: await copyAddress(db, user.user_id, body.address_id) };
    const caller = { user, locale, now: now() };
    return { data: await createOrder(db, caller, material, { choice: body, form }) };
  });

  serve(orderEndpoints.moveOrder, async ({ db, user, locale, params, body }) => {
    const to = { status: body.status, reason: body.reason ?? null, files: body.files ?? [] };
    return { data: await moveOrder(sellables, db, { user, locale, now: now() }, params.order_id, to) };
  });

  serve(orderEndpoints.rateOrder, async ({ db, user, locale, params, body }) => ({
    data: await rateOrder(db, { user, locale, now: now() }, params.order_id, body),
  }));
};
