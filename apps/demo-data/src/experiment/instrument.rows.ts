import type { WaitingTime } from '@zonekit/api-client/experiment/resource/contract';
import { addDays } from '../../../api/src/frame/day.ts';
import type { InstrumentData } from '../../../api/src/modules/experiment/instrument/instrument.tables.ts';
import { coverId } from '../content/files.ts';
import { type Random, randomOf } from '../policy/random.ts';
import { shopId } from '../shop/shop.rows.ts';
import type { ZoneWords } from '../zone-words.ts';
import { both, type ModeName, modeRow, notesOf, optionRow } from './parts.ts';
import { personOf, phoneOf } from './people.ts';
import { type InstrumentPlan, qualificationsOf } from './plan.types.ts';
import { analysisPlans } from './plans/analysis.ts';
import { engineeringPlans } from './plans/engineering.ts';
import { processPlans } from './plans/process.ts';

const instrumentPlans: readonly InstrumentPlan[] = [...analysisPlans, ...engineeringPlans, ...processPlans];

const pad = (number: number, digits = 4): string => String(number).padStart(digits, '0');

export const instrumentId = (index: number): string => `instrument-${pad(index + 1)}`;

/** Percent that a voucher pays at a provider. */
const voucherRateOf = (shop: number): number => (shop % 7 === 6 ? 0 : shop % 3 === 0 ? 30 : 50);

const waitingOf = (usage: number): WaitingTime => {
  if (usage < 45) return 'same_day';
  if (usage < 65) return 'three_days';
  if (usage < 85) return 'one_week';
  return usage < 94 ? 'two_weeks' : 'longer';
};

/** Ways of use of an instrument: sensors and trackers go to the plant, small samples come by post. */
const modesOf = ({ category, self }: InstrumentPlan): ModeName[] => [
  'assisted',
  ...(self ? (['self'] as const) : []),
  ...(['spectroscopy', 'chromatography', 'thermal', 'biological'].includes(category) ? (['post'] as const) : []),
  ...(category === 'non_destructive' ? (['site'] as const) : []),
];

const roomOf = (random: Random, shop: number) => {
  const building = 1 + (shop % 9);
  const letter = random.pick(['A', 'B', 'C']);
  const floor = random.int(1, 6);
  return {
    address_zh: `科创湾里${building}号${letter}楼${floor}层`,
    address_en: `Floor ${floor}, Building ${letter}, ${building} Innovation Bay`,
  };
};

const dateWithin = (random: Random, today: string, from: number, to: number): string =>
  addDays(today, random.int(from, to));

/** Within a sentence; abbreviations stay as they are. */
const sentencePart = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const introductionOf = ({ name, use }: InstrumentPlan, model: string, year: string): [string, string] => [
  `${name[0]}，型号 ${model}，${year}年投入使用，用于${use[0]}。\n由专职工程师维护，定期核查；可按小时预约，创新券抵扣比例见价格。`,
  `${name[1]}, model ${model}, in use since ${year}: ${sentencePart(use[1])}.\nKept by an engineer of its own and checked at intervals; bookable by the hour, with the share of a voucher beside the price.`,
];

/** Where an instrument belongs; indices of demo facilities and laboratories. */
export interface Belongings {
  region_id: string | null;
  laboratory_id: string | null;
}

const rowOf = (
  plan: InstrumentPlan,
  index: number,
  today: string,
  belongs: (shop: number, plan: InstrumentPlan, random: Random) => Belongings,
): InstrumentData => {
  const random = randomOf(61_000 + index);
  const round = Math.floor(index / instrumentPlans.length);
  const shop = plan.shops[round % plan.shops.length] ?? plan.shops[0];
  const id = instrumentId(index);
  const model = `${plan.model}-${100 + 20 * (round % 40) + random.int(1, 9)}${random.pick(['', 'A', 'B', 'S'])}`;
  const purchased_on = dateWithin(random, today, -3_200, -200);
  const usage = Math.min(98, Math.round(28 + 70 * random.next() ** 0.8));
  const [introduction_zh, introduction_en] = introductionOf(plan, model, purchased_on.slice(0, 4));
  const keeper = personOf(random);
  const booking = random.next();
  const step = plan.price[0] >= 200 ? 20 : 10;
  return {
    id,
    shop_id: shopId(shop),
    title_zh: plan.name[0],
    title_en: plan.name[1],
    model,
    category: plan.category,
    field: plan.field,
    qualifications: [...(qualificationsOf[shop] ?? (['none'] as const))],
    waiting: waitingOf(usage),
    voucher_rate: voucherRateOf(shop),
    booking: booking < 0.9 ? 'open' : booking < 0.96 ? 'suspended' : 'internal',
    ...roomOf(random, shop),
    price: (plan.price[0] + step * random.int(0, Math.floor((plan.price[1] - plan.price[0]) / step))) * 100,
    introduction_zh,
    introduction_en,
    figures: plan.figures.map(([label, values, unit]) => ({
      label: both(label),
      value: both(random.pick(values)),
      unit: unit === undefined ? null : both(unit),
    })),
    modes: modesOf(plan).map((mode) => modeRow(id, mode)),
    options: plan.options.map((option) => optionRow(id, option)),
    notes: notesOf[plan.category].map(both),
    keeper_zh: keeper.zh,
    keeper_en: keeper.en,
    keeper_phone: phoneOf(random),
    cover: coverId(plan.scene),
    usage_rate: usage,
    uses: Math.round(usage * (2 + random.next() * 2)),
    purchased_on,
    purchase_value: random.int(...plan.value) * 1_000_000,
    calibrated_until: ['process', 'biological'].includes(plan.category) ? null : dateWithin(random, today, 30, 360),
    ...belongs(shop, plan, random),
  };
};

/** Instruments `from` to `to`, without the last: the same for each day. */
export const instrumentRows = (
  from: number,
  to: number,
  today: string,
  belongs: (shop: number, plan: InstrumentPlan, random: Random) => Belongings,
  inZone: ZoneWords = (value) => value,
): InstrumentData[] => {
  const plans = inZone(instrumentPlans);
  return Array.from({ length: to - from }, (_, offset) => from + offset).flatMap((index) => {
    const plan = plans[index % plans.length];
    return plan ? [inZone(rowOf(plan, index, today, belongs))] : [];
  });
};
