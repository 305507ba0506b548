import type { Order } from '@zonekit/api-client/order/contract';
import { sql } from 'kysely';
import { toIsoTime } from '../../../api/src/database/parsers.ts';
import type { Context, Tx, User } from '../../../api/src/frame/context.ts';
import { addDays, shanghaiDay } from '../../../api/src/frame/day.ts';
import { Problem } from '../../../api/src/frame/problem.ts';
import { inTransaction } from '../../../api/src/frame/transaction.ts';
import { createOrder, type OrderPlace } from '../../../api/src/modules/order/order.create.ts';
import { moveOrder, rateOrder } from '../../../api/src/modules/order/order.move.ts';
import { quote } from '../../../api/src/modules/order/order.quote.ts';
import { sellables } from '../../../api/src/modules/order/sellables.ts';
import type { Sellable } from '../../../api/src/modules/shop/sellable.ts';
import { seedFiles } from '../file/file.seed.ts';
import { demoNumber } from '../space/leasing.steps.ts';
import { zoneWords } from '../zone-words.ts';
import { moreOrders } from './more-orders.ts';
import { findOffers, materialChoiceOf, type Offers, reservationChoices, serviceChoiceOf } from './order.offers.ts';
import { BUYERS, type BuyerName, type OrderPlan, orderPlans, REVIEWS, redemptionPlans } from './order.plans.ts';
import { stepsOf } from './order.steps.ts';
import type { Action } from './order.types.ts';
import { redemptionFiles } from './redemption.files.ts';
import { grantVouchers, redemptionActions } from './redemption.steps.ts';

const userOf = (buyer: BuyerName): User => {
  const { user_id, name, enterprise_id } = BUYERS[buyer];
  return { user_id, account: user_id, name, role: 'staff', enterprise_id };
};
const office: User = {
  ...{ user_id: 'u-operator', account: 'operator', name: '平台运营', role: 'operator' },
  enterprise_id: null,
};

const REASONS = { rejected: '设备临时检修，这段时间无法安排', cancelled: '项目计划调整' };

/** As quoted: the last letter tells orders of one day apart whose other letters are the same. */
const numberOf = (at: Date, index: number): string =>
  `${demoNumber('DD', toIsoTime(at), index).slice(0, -1)}${'23456789'[Math.floor(index / 32)]}`;

interface Ordered<Choice> {
  sellable: Sellable<Choice>;
  choice: Choice;
  place: OrderPlace;
}

/** Orders as a buyer would: asks for the price, then agrees to it. */
const orderAt = async <Choice extends { use_voucher: boolean }>(
  tx: Tx,
  plan: OrderPlan,
  index: number,
  at: Date,
  { sellable, choice, place }: Ordered<Choice>,
): Promise<Order> => {
  const caller = { user: userOf(plan.buyer), now: at, locale: 'zh-CN' as const };
  const { payable } = await quote(tx, caller, sellable, choice);
  const { name, phone } = BUYERS[plan.buyer];
  const buyer = { contact_person: name, contact_phone: phone, message: '', expected_payable: payable };
  const identity = { id: `order-${index + 1}`, number: numberOf(at, index) };
  const form = { ...place, ...buyer, use_voucher: choice.use_voucher };
  return createOrder(tx, caller, sellable, { choice, form, identity });
};

/** The first of several choices that the rules allow and that is free; undefined where there is none. */
const firstAllowed = async (tx: Tx, choices: readonly (() => Promise<Order>)[]): Promise<Order | undefined> => {
  for (const choose of choices) {
    await sql`savepoint choice`.execute(tx);
    try {
      return await choose();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await sql`rollback to savepoint choice`.execute(tx);
    }
  }
  return undefined;
};

const choicesOf = (tx: Tx, offers: Offers, plan: OrderPlan, index: number, at: Date): (() => Promise<Order>)[] => {
  const { kind, nth, voucher: use_voucher, buyer } = plan;
  if (kind === 'instrument' || kind === 'facility') {
    const sellable = sellables.reservation;
    return reservationChoices(offers, kind, { nth, at, use_voucher }).map(
      (choice) => () => orderAt(tx, plan, index, at, { sellable, choice, place: choice }),
    );
  }
  if (kind === 'experiment' || kind === 'enterprise') {
    const choice = serviceChoiceOf(offers, kind, { nth, use_voucher });
    const place = { starts_on: addDays(shanghaiDay(at), 3) };
    return choice ? [() => orderAt(tx, plan, index, at, { sellable: sellables.service, choice, place })] : [];
  }
  const choice = materialChoiceOf(offers, kind, { nth, use_voucher });
  const { name, phone } = BUYERS[buyer];
  const place = { address: { contact: name, phone, text: '海港路16号智能制造园3号楼收发室' } };
  return choice ? [() => orderAt(tx, plan, index, at, { sellable: sellables.material, choice, place })] : [];
};

const moves = (tx: Tx, plan: OrderPlan, order: Order, index: number): Action[] =>
  stepsOf(plan, order).map(({ to, at }) => ({
    at,
    async run() {
      const buyer = { user: userOf(plan.buyer), now: at, locale: 'zh-CN' as const };
      if (to === 'rated') {
        const text = REVIEWS[index % REVIEWS.length] ?? '';
        await rateOrder(tx, buyer, order.id, {
          score: plan.score ?? 5,
          aspects: { expertise: plan.score ?? 5, punctuality: 5 },
          text,
        });
        return [];
      }
      const by = to === 'cancelled' ? buyer : { ...buyer, user: office };
      const reason = to === 'rejected' || to === 'cancelled' ? REASONS[to] : null;
      await moveOrder(sellables, tx, by, order.id, { status: to, reason, files: [] });
      return [];
    },
  }));

/** Runs actions in the order of their times; those of the future do not happen. */
const runAll = async (actions: readonly Action[], now: Date): Promise<void> => {
  const queue = [...actions];
  for (;;) {
    queue.sort((a, b) => a.at.getTime() - b.at.getTime());
    const next = queue.shift();
    if (!next || next.at > now) return;
    queue.push(...(await next.run()));
  }
};

/** Vouchers, orders and redemptions of the demo's enterprises, made as they would be. Does nothing where there are orders. */
export const seed = async (context: Context): Promise<void> => {
  const { db, now, config } = context;
  await seedFiles(context, redemptionFiles);
  if (await db.selectFrom('orders').select('id').limit(1).executeTakeFirst()) return;
  const today = shanghaiDay(now());
  const inZone = zoneWords(config.demoVariant);
  await inTransaction(db, async (tx) => {
    const offers = await findOffers(tx);
    await grantVouchers(tx, today);
    const ordering = orderPlans.map((plan, index): Action => {
      const at = new Date(
        `${addDays(today, -plan.ago)}T${String(8 + (index % 8)).padStart(2, '0')}:${10 + (index % 45)}:00+08:00`,
      );
      return {
        at,
        async run() {
          const order = await firstAllowed(tx, choicesOf(tx, offers, plan, index, at));
          return order ? moves(tx, plan, order, index) : [];
        },
      };
    });
    const redeeming = redemptionPlans.flatMap((plan, index) =>
      redemptionActions(tx, { buyer: userOf(plan.buyer), office }, plan, index, { today, inZone }),
    );
    await runAll([...ordering, ...redeeming], now());
    await moreOrders(tx, config.seedOrders - orderPlans.length, now());
  });
  for (const table of ['orders', 'voucher_movements']) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
};
