import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import { statusReport } from '@zonekit/api-client/lifecycle/status-report';
import { type SqlBool, sql } from 'kysely';
import { anyOf } from '../../../database/any-of.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import type { OwnRecords } from '../../../frame/lifecycle/own-records.ts';
import { periodWords } from './report.labels.ts';
import { statusIn } from './report.period.ts';

/** The end of the day on which a report is due. */
const endOf = (day: string): string => `${day}T23:59:59+08:00`;

/** Reports of the user's enterprise: one that is due reminds by its date. */
export const ownReports: OwnRecords<StateOf<typeof statusReport>, ActorOf<typeof statusReport>> = {
  lifecycle: statusReport,
  actor: 'enterprise',
  async find(db, { user, locale, now }, { states, limit }) {
    if (user.enterprise_id === null) return [];
    const status = statusIn(shanghaiDay(now));
    let query = db
      .selectFrom('space_business_reports as d')
      .select(['d.id', 'd.number', 'd.updated_at', 'd.period', 'd.due_on', status.as('status')])
      .where('d.enterprise_id', '=', user.enterprise_id);
    if (states) query = query.where(sql<SqlBool>`${status} = ${anyOf(states)}`);
    const rows = await query.orderBy('d.updated_at', 'desc').orderBy('d.id').limit(limit).execute();
    return rows.map(({ period, due_on, ...row }) => ({
      ...row,
      title: `${periodWords(period, locale)}${locale === 'en' ? ': operating status' : '经营状况'}`,
      due_at: row.status === 'due' || row.status === 'overdue' ? endOf(due_on) : null,
    }));
  },
};
