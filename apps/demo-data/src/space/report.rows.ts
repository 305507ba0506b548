import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import type { statusReport } from '@zonekit/api-client/lifecycle/status-report';
import type { ReportFigures, ReportReason, ReportRemark } from '@zonekit/api-client/space/report/contract';
import { addDays } from '../../../api/src/frame/day.ts';
import { type Quarter, quarterBefore, statusOf } from '../../../api/src/modules/space/report/report.period.ts';
import type { ReportRow } from '../../../api/src/modules/space/report/report.tables.ts';
import { randomOf } from '../policy/random.ts';
import { demo, demoNumber, office, type Step, staff, timeOn } from './leasing.steps.ts';

type Life = typeof statusReport;
type ReportStep = Step<StateOf<Life>, ActorOf<Life>>;

/** Quarters that the demo's enterprise has reported on or owes. */
const QUARTERS = 6;
/** The quarter, from the earliest on, in which a line was moved: less energy by 42 %. */
const MOVED = 3;

/** Figures that grow from quarter to quarter, by less than needs a reason; energy falls once. */
const figuresOf = (index: number): ReportFigures => {
  const random = randomOf(60_000 + index);
  const grown = (base: number) => Math.round(base * (1 + 0.04 * index) * (0.97 + random.next() * 0.06));
  const headcount = 44 + index;
  return {
    revenue: grown(82_000) * 10_000,
    taxes: grown(5_300) * 10_000,
    rd_spend: grown(6_600) * 10_000,
    exports: grown(17_500) * 10_000,
    headcount,
    rd_headcount: 14 + Math.floor(index / 2),
    patents: 4,
    energy: grown(index < MOVED ? 56_000 : 31_000),
  };
};

const MOVE: ReportReason = {
  field: 'energy',
  text: '产线搬入综保区三期厂房，启航中心只留办公，用电量相应减少。',
};
const RETURNED: ReportRemark[] = [
  { field: 'rd_spend', remark: '与研发费用辅助账不一致，请核对。' },
  { field: 'exports', remark: '请按报关单口径填写。' },
];

/** Content of a report as it was last submitted. */
interface Submission {
  figures: ReportFigures;
  reasons: ReportReason[];
  by: typeof demo;
}

const rowOf = (
  enterprise_id: string,
  quarter: Quarter,
  {
    id,
    index,
    steps,
    submission,
    remarks = [],
  }: { id: string; index: number; steps: ReportStep[]; submission: Submission | null; remarks?: ReportRemark[] },
): ReportRow => {
  const submitted = steps.filter(({ to }) => to === 'submitted');
  const first = steps[0]?.at ?? '';
  return {
    ...quarter,
    id,
    number: demoNumber('SR', first, index),
    enterprise_id,
    year: Number(quarter.starts_on.slice(0, 4)),
    figures: submission?.figures ?? null,
    reasons: submission?.reasons ?? [],
    remark: '',
    version: submitted.length + 1,
    status: steps.at(-1)?.to ?? 'due',
    remarks,
    user_id: submission?.by.user_id ?? null,
    submitted_at: submitted.at(-1)?.at ?? null,
    created_at: first,
    updated_at: steps.at(-1)?.at ?? first,
  };
};

/** Step to `due`, on the day after the quarter. */
const openedFor = ({ ends_on }: Quarter): ReportStep => ({
  ...{ to: 'due', as: 'system', by: null },
  at: timeOn(ends_on, 1, '00:10'),
});
/** Step to `overdue`, on the day after the due date. */
const lateFor = ({ due_on }: Quarter): ReportStep => ({
  ...{ to: 'overdue', as: 'system', by: null },
  at: timeOn(due_on, 1, '00:10'),
});

const submittedAt = (by: typeof demo, at: string): ReportStep => ({ to: 'submitted', as: 'enterprise', by, at });
const acceptedAt = (at: string): ReportStep => ({ to: 'accepted', as: 'operator', by: office, at });

/** Steps of a quarter's report, by days after the quarter. */
const historyOf = (quarter: Quarter, index: number, today: string): ReportStep[] => {
  const after = (days: number, clock: string) => timeOn(quarter.ends_on, days, clock);
  const [opened, late] = [openedFor(quarter), lateFor(quarter)];
  const sent = (days: number) => submittedAt(demo, after(days, '10:20'));
  const back = (days: number): ReportStep => ({
    to: 'returned',
    as: 'operator',
    by: office,
    at: after(days, '15:40'),
    reason: '研发投入和出口额需要核对，请补正后重新提交',
  });
  const accepted = (days: number) => acceptedAt(after(days, '11:00'));
  if (index === QUARTERS - 1)
    return statusOf({ status: 'due', due_on: quarter.due_on }, today) === 'due' ? [opened] : [opened, late];
  if (index === QUARTERS - 2) return [opened, late];
  if (index === QUARTERS - 3) return [opened, sent(18), back(24)];
  return index === 1 ? [opened, sent(12), back(16), sent(19), accepted(23)] : [opened, sent(14), accepted(20)];
};

/** Reports of the demo's enterprises with their history: accepted, returned, overdue, due by the day, and to review. */
export const reportRows = (today: string): { row: ReportRow; steps: ReportStep[] }[] => {
  const own = Array.from({ length: QUARTERS }, (_, index) => {
    const quarter = quarterBefore(today, QUARTERS - index);
    const steps = historyOf(quarter, index, today);
    const isFilled = steps.some(({ to }) => to === 'submitted');
    const submission = isFilled
      ? { figures: figuresOf(index), reasons: index === MOVED ? [MOVE] : [], by: demo }
      : null;
    const remarks = steps.at(-1)?.to === 'returned' ? RETURNED : [];
    return {
      row: rowOf('e-lantu', quarter, { id: `space-report-${index + 1}`, index, steps, submission, remarks }),
      steps,
    };
  });
  return [...own, ...otherReports(today)];
};

/** Reports of the second enterprise: one accepted, one overdue, one submitted late. */
const otherReports = (today: string): { row: ReportRow; steps: ReportStep[] }[] => {
  const report = (quarter: Quarter, id: string, index: number, later: ReportStep[]) => {
    const steps = [openedFor(quarter), ...later];
    const isFilled = steps.some(({ to }) => to === 'submitted');
    const submission = isFilled ? { figures: figuresOf(1), reasons: [], by: staff } : null;
    return { row: rowOf('e-haiheng', quarter, { id, index: QUARTERS + index, steps, submission }), steps };
  };
  const [accepted, missed, late] = [quarterBefore(today, 4), quarterBefore(today, 3), quarterBefore(today, 2)];
  return [
    report(late, 'space-report-haiheng', 0, [
      lateFor(late),
      submittedAt(staff, timeOn(addDays(today, -9), 0, '09:30')),
    ]),
    report(missed, 'space-report-haiheng-2', 1, [lateFor(missed)]),
    report(accepted, 'space-report-haiheng-3', 2, [
      submittedAt(staff, timeOn(accepted.ends_on, 14, '10:20')),
      acceptedAt(timeOn(accepted.ends_on, 20, '11:00')),
    ]),
  ];
};
