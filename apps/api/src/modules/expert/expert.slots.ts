import type { ExpertSlot } from '@zonekit/api-client/expert/contract';
import chineseDays from 'chinese-days';
import { anyOf } from '../../database/any-of.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { addDays, shanghaiDay } from '../../frame/day.ts';
import type { ExpertRow } from './expert.repository.ts';

const WORKDAYS = 5;

/** The next five working days after `now`, in Asia/Shanghai. */
export const nextWorkdays = (now: Date): string[] => {
  const days: string[] = [];
  for (let day = addDays(shanghaiDay(now), 1); days.length < WORKDAYS; day = addDays(day, 1)) {
    if (chineseDays.isWorkday(day)) days.push(day);
  }
  return days;
};

const slotKey = (expertId: string, date: string, period: number) => `${expertId} ${date} ${period}`;

/** Half-days of some experts between two days that a consultation takes. */
export const takenSlots = async (
  db: Db | Tx,
  expertIds: readonly string[],
  days: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (expertIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('expert_consultations')
    .select(['expert_id', 'date', 'period'])
    .where('expert_id', '=', anyOf(expertIds))
    .where('date', 'in', [...days])
    .where('status', 'in', ['sent', 'accepted', 'held'])
    .execute();
  return new Set(rows.map(({ expert_id, date, period }) => slotKey(expert_id, date, period)));
};

/** An expert's half-days of some days: free where the expert works then, takes questions, and nobody else has booked. */
export const slotsOf = (
  { id, hours, consulting }: Pick<ExpertRow, 'id' | 'hours' | 'consulting'>,
  days: readonly string[],
  taken: ReadonlySet<string>,
): ExpertSlot[] =>
  days.flatMap((date) => {
    const weekday = new Date(date).getUTCDay();
    return ([1, 2] as const).map((period) => ({
      date,
      period,
      free:
        consulting === 'open' &&
        hours.includes(`${weekday}${period === 1 ? 'am' : 'pm'}`) &&
        !taken.has(slotKey(id, date, period)),
    }));
  });
