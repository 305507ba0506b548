import type { ReservationChoice } from '@zonekit/api-client/order/contract';
import type { Db, Tx } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { Problem } from '../../../frame/problem.ts';
import type { Buyer, OfferLine, Sellable, Words } from '../../shop/sellable.ts';
import type { ModeRow, OptionRow } from '../bookable.tables.ts';
import { type BothWords, yuan } from '../experiment.words.ts';
import { facilityTable } from '../facility/facility.repository.ts';
import { instrumentTable } from '../instrument/instrument.repository.ts';
import { type Interval, overlap, type Rules } from './buckets.ts';
import { bucketsOf, choiceProblems, weekOf } from './choice.ts';
import {
  deleteBuckets,
  findRules,
  heldBetween,
  insertBuckets,
  isTrained,
  lockRules,
  minutesHeld,
} from './reservation.repository.ts';
import { advice } from './reservation.words.ts';

const HOUR = 3_600_000;

const intervalOf = ({ starts_at, ends_at }: Pick<ReservationChoice, 'starts_at' | 'ends_at'>): Interval => ({
  from: Date.parse(starts_at),
  to: Date.parse(ends_at),
});

const words = ({ zh, en }: BothWords): Words => ({ 'zh-CN': zh, en: en ?? zh });

const notFound = () => new Problem(404, 'not_found');

/** The row that is booked, with its rules. */
const thingOf = async (db: Db | Tx, { kind, offer_id }: Pick<ReservationChoice, 'kind' | 'offer_id'>) => {
  const table = kind === 'instrument' ? instrumentTable : facilityTable;
  const [row, rules] = await Promise.all([table.one(db, offer_id), findRules(db, offer_id)]);
  if (!row || !rules || rules.kind !== kind) throw notFound();
  return { row, rules };
};

/** Options and ways of use that were chosen; the first way of use where none was. */
const chosenOf = (
  { modes, options }: { modes: readonly ModeRow[]; options: readonly OptionRow[] },
  ids: readonly string[],
) => {
  const unknown = ids.find((id) => ![...modes, ...options].some((each) => each.id === id));
  if (unknown !== undefined) throw notFound();
  const chosen = modes.filter(({ id }) => ids.includes(id));
  return {
    modes: chosen.length > 0 ? chosen : modes.slice(0, 1),
    options: options.filter(({ id }) => ids.includes(id)),
  };
};

const rounded = (hours: number): number => Math.round(hours * 100) / 100;

const perHour = (label: Words, price: number, hours: number): OfferLine => ({
  label,
  detail: {
    'zh-CN': `${yuan(price)} 元 × ${rounded(hours)} 小时`,
    en: `CNY ${yuan(price)} × ${rounded(hours)} ${hours === 1 ? 'hour' : 'hours'}`,
  },
  amount: Math.round(price * hours),
});

const optionLine = ({ name, price, per }: OptionRow, hours: number, samples: number): OfferLine => {
  if (per === 'hour') return perHour(words(name), price, hours);
  if (per === 'order') return { label: words(name), detail: null, amount: price };
  return {
    label: words(name),
    detail: {
      'zh-CN': `${yuan(price)} 元 × ${samples} 个`,
      en: `CNY ${yuan(price)} × ${samples} ${samples === 1 ? 'sample' : 'samples'}`,
    },
    amount: price * samples,
  };
};

/** Fault of a choice that exceeds the enterprise's limit of the week. */
const weeklyProblem = async (
  db: Db | Tx,
  { obj_id, weekly_minutes }: Rules,
  chosen: Interval,
  buyer: Buyer,
): Promise<Words[]> => {
  if (weekly_minutes === null) return [];
  const held = await minutesHeld(db, { objId: obj_id, enterpriseId: buyer.enterprise_id }, weekOf(chosen.from));
  return held + (chosen.to - chosen.from) / 60_000 > weekly_minutes ? [advice.weekly(weekly_minutes, held)] : [];
};

const trainingProblem = async (
  db: Db | Tx,
  { obj_id }: Rules,
  modes: readonly ModeRow[],
  day: string,
  buyer: Buyer,
): Promise<Words[]> => {
  if (!modes.some((mode) => mode.training_required)) return [];
  return (await isTrained(db, { objId: obj_id, enterpriseId: buyer.enterprise_id, day })) ? [] : [advice.training()];
};

/** Conflict with a reservation that was made meanwhile. */
const taken = () =>
  new Problem(409, 'conflict', {
    words: {
      'zh-CN': '所选时段刚刚被他人预约：日历已更新，请另选时段',
      en: 'Somebody else has just booked that time: choose another one in the calendar',
    },
    details: { reason: 'bucket' },
  });

/**
 * Time of instruments and facilities. Time that others hold is no problem of an offer: `take` refuses it with 409, however
 * many want it at once.
 */
export const reservationSellable: Sellable<ReservationChoice> = {
  async offer(db, choice, { now, buyer }) {
    const { row, rules } = await thingOf(db, choice);
    const chosen = intervalOf(choice);
    const { modes, options } = chosenOf(row, choice.option_ids);
    const held = (await heldBetween(db, [row.id], chosen)).get(row.id) ?? [];
    const maintenance = held.filter(({ by }) => by === 'maintenance');
    const problems = choiceProblems(rules, chosen, { now, maintenance });
    if (modes.length > 1) problems.push(advice.modes());
    if (buyer) {
      const day = shanghaiDay(new Date(chosen.from));
      problems.push(...(await trainingProblem(db, rules, modes, day, buyer)));
      problems.push(...(await weeklyProblem(db, rules, chosen, buyer)));
    }
    const hours = Math.max(0, (chosen.to - chosen.from) / HOUR);
    const extra = modes.slice(0, 1).filter(({ surcharge }) => surcharge > 0);
    const isInstrument = choice.kind === 'instrument';
    return {
      kind: choice.kind,
      area: 'technology',
      offer_id: row.id,
      shop_id: row.shop_id,
      title: words({ zh: row.title_zh, en: row.title_en }),
      path: `/experiment/${isInstrument ? 'instrument' : 'region'}/${row.id}`,
      spec: null,
      options: [...modes, ...options].map(({ id, name }) => ({ id, name: words(name) })),
      quantity: rounded(hours),
      unit: { 'zh-CN': '小时', en: hours === 1 ? 'hour' : 'hours' },
      warehouse: null,
      stock: [],
      lines: [
        perHour(
          isInstrument
            ? { 'zh-CN': '机时', en: 'Instrument time' }
            : { 'zh-CN': '设施使用', en: 'Use of the facility' },
          row.price,
          hours,
        ),
        ...extra.map(({ name, surcharge }) => perHour(words(name), surcharge, hours)),
        ...options.map((option) => optionLine(option, hours, choice.samples ?? 1)),
      ],
      voucher_rate: row.voucher_rate,
      problems,
    };
  },

  async take(tx, { id, buyer, now }, choice) {
    if (!(await lockRules(tx, choice.offer_id))) throw notFound();
    const rules = await findRules(tx, choice.offer_id);
    if (!rules || rules.kind !== choice.kind) throw notFound();
    const chosen = intervalOf(choice);
    // Under the lock: what was free when it was offered may have been taken, put under maintenance, or closed.
    const held = (await heldBetween(tx, [choice.offer_id], chosen)).get(choice.offer_id) ?? [];
    if (held.some((each) => overlap(each, chosen))) throw taken();
    const problems = [
      ...choiceProblems(rules, chosen, { now, maintenance: [] }),
      ...(await weeklyProblem(tx, rules, chosen, buyer)),
    ];
    const buckets = bucketsOf(rules, chosen);
    if (problems[0] || !buckets)
      throw new Problem(422, 'transition_refused', problems[0] ? { words: problems[0] } : {});
    const owner = { objId: choice.offer_id, orderId: id, enterpriseId: buyer.enterprise_id };
    if ((await insertBuckets(tx, owner, buckets)) !== buckets.length) throw taken();
  },

  giveBack: (tx, { id }) => deleteBuckets(tx, id),
};
