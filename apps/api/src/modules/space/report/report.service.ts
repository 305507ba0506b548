import type { Locale } from '@zonekit/api-client/contract';
import { type ActorOf, allowedFrom } from '@zonekit/api-client/lifecycle';
import { statusReport } from '@zonekit/api-client/lifecycle/status-report';
import type {
  Report,
  ReportFigure,
  ReportFigures,
  ReportPoint,
  ReportReason,
  ReportRemark,
  ReportStatus,
} from '@zonekit/api-client/space/report/contract';
import { bigChanges } from '@zonekit/api-client/space/report-changes';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { eventsOf, presentEvent } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { checkMove, move } from '../../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../../frame/problem.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { quarterBefore, statusOf } from './report.period.ts';
import * as repository from './report.repository.ts';
import type { ReportRow } from './report.tables.ts';

/** Who asks, when, in which language. */
export interface Caller {
  user: User;
  now: Date;
  locale: Locale;
}

/** Quarters of the chart. */
const SERIES = 12;

const CHANGED = {
  'zh-CN': '该报表刚被其他人提交，请核对后再提交',
  en: 'Somebody else has just submitted this report. Please compare before you submit',
};
const MORE_THAN_ALL = {
  'zh-CN': '研发人员不能多于从业人数',
  en: 'There cannot be more people in R&D than in all',
};
const WHY = {
  'zh-CN': '比上期变动超过30%，请用一句话说明',
  en: 'It changed by more than 30 % against the last period. Please say why in a sentence',
};

const actorsOf = (user: User, row: Pick<ReportRow, 'enterprise_id'>): ActorOf<typeof statusReport>[] => [
  ...(user.enterprise_id === row.enterprise_id ? (['enterprise'] as const) : []),
  ...(user.role === 'operator' ? (['operator'] as const) : []),
];

type Previous = Report['previous'];

/** The figures of the quarter before each report, by its id. */
const previousOf = async (db: Db | Tx, rows: readonly ReportRow[]): Promise<Map<string, Previous>> => {
  const filled = await repository.reportsWithFigures(db, [...new Set(rows.map(({ enterprise_id }) => enterprise_id))]);
  return new Map(
    rows.map(({ id, enterprise_id, starts_on }) => {
      const { period } = quarterBefore(starts_on);
      const before = filled.find((other) => other.enterprise_id === enterprise_id && other.period === period);
      return [id, before?.figures ? { id: before.id, period, figures: before.figures } : null];
    }),
  );
};

/** The reports of some ids, in their order, as this user sees them. */
export const presentReports = async (db: Db | Tx, ids: readonly string[], { user, now }: Caller): Promise<Report[]> => {
  const [rows, events] = await Promise.all([repository.findReports(db, ids), eventsOf(db, statusReport, ids)]);
  const [names, previous] = await Promise.all([
    repository.namesOfEnterprises(
      db,
      rows.map(({ enterprise_id }) => enterprise_id),
    ),
    previousOf(db, rows),
  ]);
  const today = shanghaiDay(now);
  return rows.map(({ enterprise_id, user_id: _user, year: _year, created_at: _created, ...row }) => {
    const status = statusOf(row, today);
    return {
      ...row,
      status,
      enterprise: { id: enterprise_id, name: names.get(enterprise_id) ?? '' },
      previous: previous.get(row.id) ?? null,
      events: (events.get(row.id) ?? []).map((event) => presentEvent<ReportStatus>(event)),
      allowed: allowedFrom(statusReport, status, actorsOf(user, { enterprise_id })),
    };
  });
};

/** @throws Problem 404 for another enterprise's: its existence is not disclosed */
const visible = (row: ReportRow | undefined, user: User): ReportRow => {
  if (!row || actorsOf(user, row).length === 0) throw new Problem(404, 'not_found');
  return row;
};

export const getReport = async (db: Db | Tx, caller: Caller, id: string): Promise<Report> => {
  const [row] = await repository.findReports(db, [id]);
  visible(row, caller.user);
  const [report] = await presentReports(db, [id], caller);
  if (!report) throw new Problem(404, 'not_found');
  return report;
};

/** The last quarters of the user's enterprise, the earliest first; none without an enterprise. */
export const seriesOf = async (db: Db | Tx, { user, now }: Caller): Promise<ReportPoint[]> => {
  const rows = await repository.lastReports(db, user.enterprise_id ?? '', SERIES);
  const today = shanghaiDay(now);
  return rows
    .reverse()
    .map(({ id, period, figures, ...row }) => ({ id, period, figures, status: statusOf(row, today) }));
};

/** Writes that a locked report is overdue, where the clock has made it so. */
export const settleClock = async (tx: Tx, row: ReportRow, now: Date): Promise<ReportStatus> => {
  const status = statusOf(row, shanghaiDay(now));
  if (status !== row.status) {
    const actor = { user: null, as: ['system'] } as const;
    await move(tx, statusReport, row.id, { from: row.status, to: status, actor, reason: null, at: now });
    await repository.updateReport(tx, row.id, { status, updated_at: toIsoTime(now) });
  }
  return status;
};

interface Submission {
  figures: ReportFigures;
  reasons: readonly ReportReason[];
  remark: string;
  version: number;
}

const check = (figures: ReportFigures, reasons: readonly ReportReason[], previous: Previous, locale: Locale): void => {
  const given = new Set<ReportFigure>(reasons.map(({ field }) => field));
  const missing = bigChanges(previous?.figures ?? null, figures).filter((field) => !given.has(field));
  const fields = [
    ...(figures.rd_headcount > figures.headcount
      ? [{ path: 'figures/rd_headcount', message: MORE_THAN_ALL[locale] }]
      : []),
    ...missing.map((field) => ({ path: `reasons/${field}`, message: WHY[locale] })),
  ];
  if (fields.length > 0) throw new Problem(422, 'validation_failed', { details: { fields } });
};

/**
 * Submits a report that is due, overdue or returned.
 * @throws Problem 422 with `fields`, 409 with `details.version` where somebody submitted it in between
 */
export const submitReport = (db: Db | Tx, caller: Caller, id: string, submission: Submission): Promise<Report> =>
  inTransaction(db, async (tx) => {
    const { user, now, locale } = caller;
    const row = visible(await repository.lockReport(tx, id), user);
    const actor = { user, as: actorsOf(user, row) };
    checkMove(statusReport, { from: statusOf(row, shanghaiDay(now)), to: 'submitted', reason: null }, actor.as);
    const { figures, remark, version } = submission;
    if (row.version !== version)
      throw new Problem(409, 'conflict', { words: CHANGED, details: { version: row.version } });
    // One sentence for each figure, the last one given.
    const reasons = [...new Map(submission.reasons.map((reason) => [reason.field, reason])).values()];
    const previous = await previousOf(tx, [row]);
    check(figures, reasons, previous.get(id) ?? null, locale);
    const from = await settleClock(tx, row, now);
    await move(tx, statusReport, id, { from, to: 'submitted', actor, reason: null, at: now });
    const at = toIsoTime(now);
    await repository.updateReport(tx, id, {
      figures: JSON.stringify(figures),
      reasons: JSON.stringify(reasons),
      remark,
      version: version + 1,
      status: 'submitted',
      remarks: '[]',
      user_id: user.user_id,
      submitted_at: at,
      updated_at: at,
    });
    return getReport(tx, caller, id);
  });

/** Accepts a report, or returns it with remarks by field. */
export const moveReport = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  { status: to, reason, remarks }: { status: ReportStatus; reason: string | null; remarks: readonly ReportRemark[] },
): Promise<Report> =>
  inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const row = visible(await repository.lockReport(tx, id), user);
    const from = statusOf(row, shanghaiDay(now));
    await move(tx, statusReport, id, { from, to, actor: { user, as: actorsOf(user, row) }, reason, at: now });
    const kept = JSON.stringify(to === 'returned' ? remarks : []);
    await repository.updateReport(tx, id, { status: to, remarks: kept, updated_at: toIsoTime(now) });
    return getReport(tx, caller, id);
  });
