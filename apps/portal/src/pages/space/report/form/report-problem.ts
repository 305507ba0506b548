import { REPORT_FIGURES } from '@zonekit/api-client/space/report/lists';
import type { FormProblem } from '@zonekit/ui/form';
import { type ReportField, reasonField } from './report-values.ts';

/** Names of all fields. */
export const fieldLabels = (
  figure: (name: ReportField) => string,
  reason: (name: ReportField) => string,
  remark: string,
): Record<ReportField, string> =>
  ({
    ...Object.fromEntries(
      REPORT_FIGURES.flatMap((name) => [
        [name, figure(name)],
        [reasonField(name), reason(name)],
      ]),
    ),
    remark,
  }) as Record<ReportField, string>;

/** Fields of the body by their place in the form: `figures.revenue` is `revenue`, `reasons.energy` is `reason_energy`. */
export const problemOf = ({ message, fields = {} }: FormProblem): FormProblem => ({
  ...(message !== undefined && { message }),
  fields: Object.fromEntries(
    Object.entries(fields).map(([path, words]) => [
      path.replace(/^figures\./, '').replace(/^reasons\./, 'reason_'),
      words,
    ]),
  ),
});
