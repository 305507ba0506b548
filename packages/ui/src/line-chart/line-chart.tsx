import type { ReactNode } from 'react';
import { advise } from '../internal/advise.ts';
import type { ChartPoint } from '../internal/chart.types.ts';
import { valueText } from '../internal/chart-bars.css.ts';
import { type AxisChartProps, ChartFrame } from '../internal/chart-frame.tsx';
import { areaPath, linePath, type PointPlace, pointPlaces } from '../internal/chart-path.ts';
import { ChartPlot } from '../internal/chart-plot.tsx';
import { type ChartScale, chartBase, chartScale, chartShare } from '../internal/chart-scale.ts';
import * as css from './line-chart.css.ts';

export type { ChartLabels, ChartPoint, ChartTablePlace } from '../internal/chart.types.ts';

/** A line of a chart. */
export interface ChartSeries {
  /** Name in the legend and in the table's header. */
  name: string;
  /** Values by label. Series that have the same label stand one above the other. */
  points: readonly ChartPoint[];
  /** Fills the area below the line: for an amount that is made up of parts or used up. */
  area?: boolean;
}

export interface LineChartProps extends AxisChartProps {
  /** Lines, four at most: each has colour and dashes of its own. */
  series: readonly ChartSeries[];
  /** Whether the axis begins at zero. Without zero small changes of large values show. */
  fromZero?: boolean;
}

/** Ticks of the axis, about. */
const TICKS = 4;
const MOST_SERIES = 4;

/** The course of one or several series over the same labels, and the same values as a table. */
export function LineChart({ series, format, unit, summary, fromZero = true, note = unit, ...props }: LineChartProps) {
  advise(
    series.length > MOST_SERIES,
    `LineChart: ${series.length} series are too many to tell apart by their lines. Give ${MOST_SERIES} at most, or use ChartMultiples.`,
  );
  const labels = [...new Set(series.flatMap(({ points }) => points.map(({ label }) => label)))];
  const scale = chartScale(
    series.flatMap(({ points }) => points.map(({ value }) => value)),
    TICKS,
    fromZero,
  );
  return (
    <ChartFrame
      note={note}
      columns={series.map(({ name, points }) => ({ name, unit, points, format }))}
      legend={series.length > 1 && <Legend series={series} />}
      {...props}
    >
      <ChartPlot labels={labels} scale={scale} format={format} summary={summary}>
        {series.map((one, index) => (
          <Line key={one.name} series={one} index={index} labels={labels} scale={scale} format={format} />
        ))}
      </ChartPlot>
    </ChartFrame>
  );
}

function Legend({ series }: Pick<LineChartProps, 'series'>) {
  return (
    <ul className={css.legend}>
      {series.map(({ name, area }, index) => (
        <li key={name} className={css.entry}>
          <svg className={css.swatch} viewBox="0 0 24 12" aria-hidden="true">
            {area && <path className={css.area} d="M0 6h24v6h-24z" />}
            <path className={css.line} data-series={index} d="M0 6h24" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

interface LineProps extends Pick<LineChartProps, 'format'> {
  series: ChartSeries;
  index: number;
  labels: readonly string[];
  scale: ChartScale;
}

function Line({ series: { points, area }, index, labels, scale, format }: LineProps) {
  const places = pointPlaces(points, labels, scale);
  const part = 100 / labels.length;
  const byLabel = new Map(points.map((point) => [point.label, point]));
  return (
    <>
      {area && (
        <Drawing below>
          <path className={css.area} d={areaPath(places, chartShare(scale, chartBase(scale)))} />
        </Drawing>
      )}
      <Drawing>
        <path className={css.line} data-series={index} d={linePath(places)} />
      </Drawing>
      {labels.map((label, at) => {
        const [place, point] = [places[at], byLabel.get(label)];
        if (!place || !point || point.value === null) return null;
        if (!point.marked && !point.draft && !isAlone(places, at)) return null;
        return (
          <span
            key={label}
            className={css.point}
            data-series={index}
            data-draft={point.draft ? '' : undefined}
            data-edge={at === 0 ? 'first' : at === labels.length - 1 ? 'last' : undefined}
            style={{ insetInlineStart: `${at * part}%`, insetBlockEnd: `${place.y}%`, width: `${part}%` }}
          >
            <span className={css.dot} />
            {point.marked && (
              <span className={css.value}>
                <span className={valueText}>{format(point.value)}</span>
              </span>
            )}
          </span>
        );
      })}
    </>
  );
}

/** Fills the plot, `below` its lines at the ticks. */
function Drawing({ below, children }: { below?: boolean; children: ReactNode }) {
  return (
    <svg
      className={css.drawing}
      data-below={below ? '' : undefined}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A point between missing values, which no line goes through. */
const isAlone = (places: readonly (PointPlace | null)[], at: number): boolean => !places[at - 1] && !places[at + 1];
