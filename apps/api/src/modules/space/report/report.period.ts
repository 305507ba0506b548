import type { ReportStatus } from '@zonekit/api-client/space/report/contract';
import { type RawBuilder, sql } from 'kysely';
import { addDays, addMonths } from '../../../frame/day.ts';

const QUARTER = 3;
/** A report can be handed in until the end of the second month after its quarter. */
const MONTHS_TO_REPORT = 2;

export interface Quarter {
  /** `2026Q3`. */
  period: string;
  starts_on: string;
  ends_on: string;
  due_on: string;
}

/** The quarter of a day. */
export const quarterOf = (day: string): Quarter => {
  const number = Math.ceil(Number(day.slice(5, 7)) / QUARTER);
  const first = String((number - 1) * QUARTER + 1).padStart(2, '0');
  const starts_on = `${day.slice(0, 4)}-${first}-01`;
  return {
    period: `${day.slice(0, 4)}Q${number}`,
    starts_on,
    ends_on: addDays(addMonths(starts_on, QUARTER), -1),
    due_on: addDays(addMonths(starts_on, QUARTER + MONTHS_TO_REPORT), -1),
  };
};

/** So many quarters before the one of a day. */
export const quarterBefore = (day: string, quarters = 1): Quarter =>
  quarterOf(addMonths(quarterOf(day).starts_on, -QUARTER * quarters));

/** What the clock makes of a report before the sweep has written it. */
export const statusOf = ({ status, due_on }: { status: ReportStatus; due_on: string }, today: string): ReportStatus =>
  status === 'due' && due_on < today ? 'overdue' : status;

/** `statusOf` in SQL. */
export const statusIn = (today: string): RawBuilder<ReportStatus> =>
  sql<ReportStatus>`case when d.status = 'due' and d.due_on < ${today}::date then 'overdue' else d.status end`;
