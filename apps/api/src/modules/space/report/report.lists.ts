import { statusReport } from '@zonekit/api-client/lifecycle/status-report';
import type { Report, ReportFigure } from '@zonekit/api-client/space/report/contract';
import { REPORT_AMOUNTS, REPORT_FIGURES } from '@zonekit/api-client/space/report/lists';
import { sql } from 'kysely';
import type { User } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { runningFirst } from '../../../frame/lifecycle/running-first.ts';
import type { FileOf } from '../../../frame/list/file.ts';
import { stateWords } from '../../../frame/list/labels.ts';
import { defineList, type Scope } from '../../../frame/list/list.ts';
import { periodWords, reportFigures } from './report.labels.ts';
import { statusIn } from './report.period.ts';

export const reportStatuses = stateWords(statusReport);

/** Counted anew each time: whoever has just submitted one is to see it. */
export const reportList = defineList({
  name: 'space_business_reports',
  table: 'space_business_reports',
  facets: {
    status: {
      kind: 'state',
      values: Object.keys(reportStatuses),
      columns: ['status', 'due_on'],
      of: (now) => statusIn(shanghaiDay(now)),
      clock: shanghaiDay,
    },
    year: { kind: 'year', column: 'year', dates: 'starts_on' },
  },
  sorts: {
    running: runningFirst(statusReport, 'updated_at'),
    period: () => [{ where: null, column: 'starts_on', type: 'date', direction: 'desc' }],
  },
  sort: 'running',
});

/** Everybody's for an operator, else those of the user's enterprise. */
export const reportsOf = (user: User | null): Scope | null => {
  const id = user?.enterprise_id ?? '';
  return user?.role === 'operator' ? null : { key: id, where: sql`d.enterprise_id = ${id}` };
};

const isAmount = (figure: ReportFigure): boolean => REPORT_AMOUNTS.some((amount) => amount === figure);

export const reportFile: FileOf<Report> = {
  name: statusReport.label,
  path: '/userCenter/user/space/businessStatus',
  columns: [
    { name: { 'zh-CN': '编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '季度', en: 'Quarter' }, of: ({ period }, { locale }) => periodWords(period, locale) },
    { name: { 'zh-CN': '企业', en: 'Enterprise' }, of: ({ enterprise }) => enterprise.name },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: ({ status }, { locale }) => reportStatuses[status][locale] },
    { name: { 'zh-CN': '截止日期', en: 'Due on' }, of: ({ due_on }) => due_on },
    ...REPORT_FIGURES.map((figure) => ({
      name: reportFigures[figure],
      of: ({ figures }: Report) => {
        const value = figures?.[figure] ?? null;
        return value !== null && isAmount(figure) ? (value / 100).toFixed(2) : value;
      },
    })),
    { name: { 'zh-CN': '备注', en: 'Remark' }, of: ({ remark }) => remark },
  ],
};
