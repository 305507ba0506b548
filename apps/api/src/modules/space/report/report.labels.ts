import type { Locale } from '@zonekit/api-client/contract';
import type { ReportFigure } from '@zonekit/api-client/space/report/contract';
import type { Labels } from '../../../frame/module.ts';

/** Columns of the table, with their units. */
export const reportFigures: Labels<ReportFigure> = {
  revenue: { 'zh-CN': '营业收入（元）', en: 'Revenue (CNY)' },
  taxes: { 'zh-CN': '实缴税费（元）', en: 'Taxes paid (CNY)' },
  rd_spend: { 'zh-CN': '研发投入（元）', en: 'R&D spend (CNY)' },
  exports: { 'zh-CN': '出口额（元）', en: 'Exports (CNY)' },
  headcount: { 'zh-CN': '期末从业人数（人）', en: 'Headcount' },
  rd_headcount: { 'zh-CN': '其中研发人员（人）', en: 'Of whom in R&D' },
  patents: { 'zh-CN': '新增授权专利（件）', en: 'Patents granted' },
  energy: { 'zh-CN': '用电量（kWh）', en: 'Energy (kWh)' },
};

const QUARTERS = ['一', '二', '三', '四'];

/** `2026Q3` → `2026年第三季度`; `Q3 2026`. */
export const periodWords = (period: string, locale: Locale): string => {
  const [year = '', quarter = ''] = period.split('Q');
  return locale === 'en' ? `Q${quarter} ${year}` : `${year}年第${QUARTERS[Number(quarter) - 1] ?? quarter}季度`;
};
