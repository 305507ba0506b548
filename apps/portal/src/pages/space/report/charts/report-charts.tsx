import type { ReportFigure, ReportPoint } from '@zonekit/api-client/space/report/contract';
import { useReportSeries } from '@zonekit/api-client/space/report/hooks';
import { REPORT_FIGURES } from '@zonekit/api-client/space/report/lists';
import { Link } from '@zonekit/ui/link';
import { SectionHead } from '@zonekit/ui/section-head';
import { useWords } from '../../../../platform/words/use-words.ts';
import { Loaded } from '../../../shared/user-centre/loaded.tsx';
import { chartHref } from '../report-address.ts';
import { useReportText } from '../use-report-text.ts';
import { barsOf, type ChartBar, changesOf, type DraftFigures, labelled } from './chart-bars.ts';
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

/** Twelve quarters: one figure large, the others small, and the same data as a table. */
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
  return (
    <>
      <LargeChart figure={large} bars={barsOf(points, large, draft)} />
      <ul className={css.multiples}>
        {REPORT_FIGURES.filter((figure) => figure !== large).map((figure) => {
          const bars = barsOf(points, figure, draft);
          const value = (bars.find((bar) => bar.draft) ?? changesOf(bars).last)?.value ?? null;
          return (
            <li key={figure}>
              <Link href={chartHref(reportId, figure)} className={css.small}>
                <span className={css.smallHead}>
                  <b>{t(`figures.${figure}`)}</b>
                  <span>{value === null ? t('toFill') : text.withUnit(figure, value)}</span>
                </span>
                <Bars bars={bars} className={css.smallBars} />
                <Ends bars={bars} />
              </Link>
            </li>
          );
        })}
      </ul>
      <ChartTable points={points} />
    </>
  );
}

function LargeChart({ figure, bars }: { figure: ReportFigure; bars: readonly ChartBar[] }) {
  const t = useWords('spaceBusinessStatus');
  const text = useReportText();
  const { previous, year } = changesOf(bars);
  const part = (words: 'sincePrevious' | 'sinceYear', by: number | null) =>
    by === null
      ? []
      : [t(`charts.${words}`, { more: String(by >= 0) as 'true', value: text.value(figure, Math.abs(by)) })];
  const parts = [...part('sincePrevious', previous), ...part('sinceYear', year)];
  const unit = t(`units.${figure}`);
  const marked = labelled(bars);
  return (
    <div>
      <p className={css.largeHead}>
        <b>{t(`figures.${figure}`)}</b>{' '}
        <span>{parts.length > 0 ? t('charts.than', { unit, parts: parts.join(t('separator')) }) : unit}</span>
      </p>
      <Bars
        bars={bars}
        className={css.largeBars}
        label={({ id, value }) => (value !== null && marked.has(id) ? text.value(figure, value) : null)}
      />
      <div className={css.periods} aria-hidden="true">
        {bars.map(({ id, period }, at) => (
          <span key={id} data-every={at % 2 === bars.length % 2 ? undefined : ''}>
            {text.short(period)}
          </span>
        ))}
      </div>
    </div>
  );
}

interface BarsProps {
  bars: readonly ChartBar[];
  className: string;
  label?: (bar: ChartBar) => string | null;
}

/** Says nothing that the table does not. */
function Bars({ bars, className, label }: BarsProps) {
  return (
    <span className={`${css.bars} ${className}`} aria-hidden="true">
      {bars.map((bar) => (
        <span key={bar.id} className={css.column}>
          {label && <span className={css.value}>{label(bar)}</span>}
          <span
            className={css.bar}
            data-draft={bar.draft ? '' : undefined}
            data-empty={bar.value === null ? '' : undefined}
            style={{ height: bar.value === null ? undefined : `${bar.length * (label ? LABELLED : 1)}%` }}
          />
        </span>
      ))}
    </span>
  );
}

/** Of the chart's height; the rest is for the figure above the bar. */
const LABELLED = 0.88;

function Ends({ bars }: { bars: readonly ChartBar[] }) {
  const text = useReportText();
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <span className={css.ends} aria-hidden="true">
      <span>{first && text.short(first.period)}</span>
      <span>{last && text.short(last.period)}</span>
    </span>
  );
}
