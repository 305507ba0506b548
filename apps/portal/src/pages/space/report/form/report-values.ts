import type { Report, ReportFigure, ReportReason } from '@zonekit/api-client/space/report/contract';
import { REPORT_FIGURES } from '@zonekit/api-client/space/report/lists';
import { bigChanges } from '@zonekit/api-client/space/report-changes';
import * as z from 'zod/mini';
import { formSlots, storedText } from '../../../shared/form/draft-slots.ts';
import { figuresOf, type Typed, typedFigures } from '../figures.ts';

type ReasonField = `reason_${ReportFigure}`;
export const reasonField = (figure: ReportFigure): ReasonField => `reason_${figure}`;

/** What the form holds: figures in the units that are shown, a reason for each, and a remark; texts as they are typed. */
export type ReportValues = Record<ReportFigure | ReasonField | 'remark', string>;
export type ReportField = keyof ReportValues;

export const REPORT_FIELDS: readonly ReportField[] = [
  ...REPORT_FIGURES.flatMap((figure) => [figure, reasonField(figure)] as const),
  'remark',
];

const stored = z.object(
  Object.fromEntries(REPORT_FIELDS.map((name) => [name, storedText])) as Record<ReportField, typeof storedText>,
);

/** What is typed of a report, for each user of this device and each quarter. */
export const reportSlot = formSlots<ReportValues>('status-report', stored);

/** What was submitted and returned, or nothing yet. */
export const startOf = ({ figures, reasons, remark }: Pick<Report, 'figures' | 'reasons' | 'remark'>): ReportValues => {
  const reason = (figure: ReportFigure) => reasons.find(({ field }) => field === figure)?.text ?? '';
  return {
    ...typedFigures(figures),
    ...(Object.fromEntries(REPORT_FIGURES.map((figure) => [reasonField(figure), reason(figure)])) as Record<
      ReasonField,
      string
    >),
    remark,
  };
};

/** Figures that changed so much that a reason is asked. */
export const askedReasons = (previous: Report['previous'], typed: Typed): ReportFigure[] =>
  bigChanges(previous?.figures ?? null, figuresOf(typed));

/** Reasons that are sent: those that are asked. */
export const reasonsOf = (previous: Report['previous'], values: ReportValues): ReportReason[] =>
  askedReasons(previous, values).map((field) => ({ field, text: values[reasonField(field)].trim() }));

/** The empty figures filled with those of the quarter before. */
export const withBefore = (previous: NonNullable<Report['previous']>, values: ReportValues): ReportValues => {
  const before = typedFigures(previous.figures);
  const gaps = REPORT_FIGURES.filter((figure) => values[figure].trim() === '');
  return { ...values, ...Object.fromEntries(gaps.map((figure) => [figure, before[figure]])) };
};
