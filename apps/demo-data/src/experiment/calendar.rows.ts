import { toIsoTime } from '../../../api/src/database/parsers.ts';
import { addDays } from '../../../api/src/frame/day.ts';
import { gridOf, type Rules, weekdayOf } from '../../../api/src/modules/experiment/reservation/buckets.ts';
import type {
  BlockRow,
  OpenHours,
  RulesRow,
  TrainingRow,
} from '../../../api/src/modules/experiment/reservation/reservation.tables.ts';
import { type Random, randomOf } from '../policy/random.ts';
import { instrumentId } from './instrument.rows.ts';
import type { Words } from './said.types.ts';

const WORKDAYS = [1, 2, 3, 4, 5];

const hoursOf = (random: Random): OpenHours[] => {
  const late = random.next() < 0.2;
  const [opens, closes] = late ? ['08:00', '20:00'] : random.next() < 0.5 ? ['09:00', '18:00'] : ['08:30', '17:30'];
  const saturday = random.next() < 0.35 ? [{ weekday: 6, opens, closes: '13:00' }] : [];
  return [...WORKDAYS.map((weekday) => ({ weekday, opens, closes })), ...saturday];
};

const lunches = [
  ['12:00', '13:00'],
  ['12:00', '13:30'],
  ['11:30', '12:30'],
] as const;

/** A day of the third week ahead. */
const disabledFrom = (today: string): RulesRow['disabled'] => {
  const inspection = addDays(today, 19 - weekdayOf(today));
  return [{ date: inspection, note: { zh: '年度设备核查', en: 'Yearly inspection of equipment' } }];
};

/** Rules of an instrument or a facility; `seed` is its number. */
export const rulesRow = (obj_id: string, kind: RulesRow['kind'], seed: number, today: string): RulesRow => {
  const random = randomOf(63_000 + seed);
  const hours = hoursOf(random);
  const half = hours[0]?.opens === '08:30';
  const lunch = random.next() < 0.6 ? lunches[half ? 0 : random.int(0, 1)] : undefined;
  const facility = kind === 'facility';
  const shortest = facility ? 120 : random.next() < 0.4 ? 60 : 120;
  return {
    obj_id,
    kind,
    bucket_minutes: half || lunch?.[1] === '13:30' ? 30 : 60,
    hours,
    lunch_from: lunch?.[0] ?? null,
    lunch_to: lunch?.[1] ?? null,
    shortest_minutes: shortest,
    longest_minutes: facility ? 480 : random.next() < 0.3 ? 480 : 360,
    lead_hours: facility ? 48 : random.next() < 0.3 ? 4 : 24,
    horizon_days: facility ? 60 : 42,
    weekly_minutes: random.next() < 0.6 ? (facility ? 1_440 : 720) : null,
    cancellation_rate: 20,
    disabled: random.next() < 0.4 ? disabledFrom(today) : [],
  };
};

const maintenance: readonly [Words, ...Words[]] = [
  ['季度维护', 'Quarterly maintenance'],
  ['计量校准', 'Calibration'],
  ['更换灯丝与真空检漏', 'Filament exchange and leak check'],
];

const DAYS = 24;

/**
 * Uses that were not booked here and maintenance, from last week on: a calendar that looks used. They belong to no order.
 * @param usage percent of the open hours
 */
export const blockRows = (rules: RulesRow, usage: number, seed: number, today: string): BlockRow[] => {
  const random = randomOf(64_000 + seed);
  const own: Rules = { ...rules, booking: 'open' };
  const upkeep = random.int(3, 16);
  return Array.from({ length: DAYS }, (_, index) => index - 3).flatMap((offset): BlockRow[] => {
    const grid = gridOf(own, addDays(today, offset));
    const block = (from: number, to: number, kind: BlockRow['kind'], [zh, en]: Words): BlockRow[] => {
      const [first, last] = [grid[from], grid[Math.min(to, grid.length) - 1]];
      if (!first || !last || to <= from) return [];
      return [
        {
          id: `block-${rules.obj_id}-${offset + 3}-${from}`,
          obj_id: rules.obj_id,
          starts_at: toIsoTime(new Date(first.from)),
          ends_at: toIsoTime(new Date(last.to)),
          kind,
          note_zh: zh,
          note_en: en,
        },
      ];
    };
    if (grid.length === 0) return [];
    const half = Math.ceil(grid.length / 2);
    if (offset === upkeep) return block(0, half, 'maintenance', random.pick(maintenance));
    // Farther days are emptier.
    const share = (usage / 100) * Math.max(0.15, 1 - offset / DAYS);
    const morning = random.next() < share;
    const afternoon = random.next() < share;
    const used: Words = ['本单位使用', 'Used by the provider'];
    const begin = random.int(0, Math.max(0, half - 2));
    const late = half + random.int(0, Math.max(0, grid.length - half - 2));
    return [
      ...(morning ? block(begin, Math.min(half, begin + random.int(2, half)), 'external', used) : []),
      ...(afternoon ? block(late, late + random.int(2, half), 'external', used) : []),
    ];
  });
};

/** Trainings of the demo's enterprise: every seventh of the first instruments, of which those that are self-operated need one. */
export const trainingRows = (today: string): TrainingRow[] =>
  Array.from({ length: 12 }, (_, index) => ({
    obj_id: instrumentId(7 * index + 3),
    enterprise_id: 'e-lantu',
    valid_until: addDays(today, 90 + 20 * index),
  }));
