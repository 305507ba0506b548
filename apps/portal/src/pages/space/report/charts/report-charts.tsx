import type { ReportFigure, ReportPoint } from '@zonekit/api-client/space/report/contract';
import { useReportSeries } from '@zonekit/api-client/space/report/hooks';
import { REPORT_FIGURES } from '@zonekit/api-client/space/report/lists';
import { BarChart, type ChartPoint } from '@zonekit/ui/bar-chart';
import { ChartMultiples } from '@zonekit/ui/chart-multiples';
import { SectionHead } from '@zonekit/ui/section-head';
import { useWords } from '../../../../platform/words/use-words.ts';
import { Loaded } from '../../../shared/user-centre/loaded.tsx';
import { chartHref } from '../report-address.ts';
import { useReportText } from '../use-report-text.ts';
import { changesOf, chartPoints, type DraftFigures, withMarks } from './chart-points.ts';
import { ChartTable } from './chart-table.tsx';
import * as css from './charts.css.ts';

export interface ReportChartsProps {
  /** Of the page that it stands on; absent on the list. */
  reportId?: string;
  /** Figure of the large chart, as the address says it. */
  figure: string | undefined;
  /** The quarter that is being filled in. */
  draft?: DraftFigures;
}

/** Up to twelve quarters: one figure large, the others small, and the same data as a table. */
export function ReportCharts({ reportId, figure, draft }: ReportChartsProps) {
  const t = useWords('spaceBusinessStatus');
  const read = useReportSeries();
  const large = REPORT_FIGURES.find((name) => name === figure) ?? 'revenue';
  return (
    <section className={css.charts} aria-labelledby="charts">
      <SectionHead id="charts" title={t('charts.title')}>
        {t('charts.hint')} {draft && t('charts.draft')}
      </SectionHead>
      <Loaded read={read}>
        {(points) =>
          points.every(({ figures }) => figures === null) && !draft ? (
            <p>{t('charts.empty')}</p>
          ) : (
            <Charts {...{ points, large, reportId }} draft={draft ?? null} />
          )
        }
      </Loaded>
    </section>
  );
}

interface ChartsProps {
  points: readonly ReportPoint[];
  large: ReportFigure;
  reportId: string | undefined;
  draft: DraftFigures | null;
}

function Charts({ points, large, reportId, draft }: ChartsProps) {
  const t = useWords('spaceBusinessStatus');
  const text = useReportText();
  const pointsOf = (figure: ReportFigure) => chartPoints(points, figure, draft, text.short);
  // ChartTable has the data of all of them.
  const shared = {
    category: t('charts.period'),
    table: 'elsewhere',
    labels: {
      table: t('charts.table'),
      empty: t('toFill'),
      draft: t('charts.draft'),
      column: (figure: string, unit: string) => t('charts.column', { figure, unit }),
    },
  } as const;
  return (
    <>
      <BarChart
        caption={t(`figures.${large}`)}
        note={<LastChange figure={large} points={pointsOf(large)} />}
        points={withMarks(pointsOf(large))}
        format={(value) => text.value(large, value)}
        {...shared}
      />
      <ChartMultiples
        caption={t('charts.title')}
        captionHidden
        charts={REPORT_FIGURES.filter((figure) => figure !== large).map((figure) => {
          const quarters = pointsOf(figure);
          const value = (quarters.find((quarter) => quarter.draft) ?? changesOf(quarters).last)?.value ?? null;
          return {
            name: t(`figures.${figure}`),
            value: value === null ? t('toFill') : text.withUnit(figure, value),
            points: quarters,
            format: (stated: number) => text.value(figure, stated),
            href: chartHref(reportId, figure),
          };
        })}
        {...shared}
      />
      <ChartTable points={points} />
    </>
  );
}

/** The unit of a figure, and the differences of its last value from earlier ones. */
function LastChange({ figure, points }: { figure: ReportFigure; points: readonly ChartPoint[] }) {
  const t = useWords('spaceBusinessStatus');
  const text = useReportText();
  const { previous, year } = changesOf(points);
  const part = (words: 'sincePrevious' | 'sinceYear', by: number | null) =>
    by === null
      ? []
      : [t(`charts.${words}`, { more: String(by >= 0) as 'true', value: text.value(figure, Math.abs(by)) })];
  const parts = [...part('sincePrevious', previous), ...part('sinceYear', year)];
  const unit = t(`units.${figure}`);
  return parts.length > 0 ? t('charts.than', { unit, parts: parts.join(t('separator')) }) : unit;
}
