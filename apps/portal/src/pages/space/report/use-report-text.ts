import type { ReportFigure } from '@zonekit/api-client/space/report/contract';
import { changeOf } from '@zonekit/api-client/space/report-changes';
import { moneyText } from '@zonekit/ui/money/parts';
import { useFormatter, useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { isAmount, shownValue } from './figures.ts';

/** Quarters, figures and changes as they are read. */
export const useReportText = () => {
  const t = useWords('spaceBusinessStatus');
  const format = useFormatter();
  const locale = useLocale();
  const split = (period: string) => ({ year: period.slice(0, 4), quarter: period.slice(5) as '1' });
  const value = (figure: ReportFigure, stated: number): string =>
    format.number(shownValue(figure, stated), { maximumFractionDigits: 1 });
  return {
    /** 2026年第三季度 */
    period: (period: string) => t('period', split(period)),
    /** 2026 Q3 */
    short: (period: string) => t('short', split(period)),
    value,
    withUnit: (figure: ReportFigure, stated: number) =>
      isAmount(figure)
        ? moneyText(stated, locale)
        : t('valueWithUnit', { value: value(figure, stated), unit: t(`units.${figure}`) }),
    share: (change: number) => format.number(Math.abs(change), { style: 'percent', maximumFractionDigits: 1 }),
    /** `+8.9%`; empty where it is not known. */
    change: (before: number | null, now: number | null): string => {
      const change = changeOf(before, now);
      if (change === null) return '';
      if (!Number.isFinite(change)) return t('appeared');
      return format.number(change, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
    },
  };
};
