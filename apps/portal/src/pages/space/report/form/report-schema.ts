import type { Report, ReportFigure } from '@zonekit/api-client/space/report/contract';
import { REPORT_FIGURES } from '@zonekit/api-client/space/report/lists';
import * as z from 'zod/mini';
import { figureOf } from '../figures.ts';
import { askedReasons, REPORT_FIELDS, type ReportField, reasonField } from './report-values.ts';

export interface ReportMessages {
  figure: (figure: ReportFigure) => string;
  rdHeadcount: string;
  reason: (figure: ReportFigure) => string;
}

const isStated = (figure: ReportFigure, typed: string): boolean =>
  (figure === 'energy' && typed.trim() === '') || figureOf(figure, typed) !== null;

/** What a report needs to be submitted. The service checks the same once more. */
export const reportSchema = (previous: Report['previous'], say: ReportMessages) => {
  const text = z.string();
  const shape = Object.fromEntries(REPORT_FIELDS.map((name) => [name, text])) as Record<ReportField, typeof text>;
  return z.object(shape).check(
    z.superRefine((values, context) => {
      const refuse = (path: ReportField, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message, input: values });
      for (const figure of REPORT_FIGURES) {
        if (!isStated(figure, values[figure])) refuse(figure, say.figure(figure));
      }
      const [staff, all] = [figureOf('rd_headcount', values.rd_headcount), figureOf('headcount', values.headcount)];
      if (staff !== null && all !== null && staff > all) refuse('rd_headcount', say.rdHeadcount);
      for (const figure of askedReasons(previous, values)) {
        const field = reasonField(figure);
        if (values[field].trim() === '') refuse(field, say.reason(figure));
      }
    }),
  );
};
