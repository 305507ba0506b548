import type { ChartPoint } from '../internal/chart.types.ts';
import { ChartBars } from '../internal/chart-bars.tsx';
import { type AxisChartProps, ChartFrame } from '../internal/chart-frame.tsx';
import { ChartPlot } from '../internal/chart-plot.tsx';
import { chartScale } from '../internal/chart-scale.ts';

export type { ChartLabels, ChartPoint, ChartTablePlace } from '../internal/chart.types.ts';

export interface BarChartProps extends AxisChartProps {
  /** Values in their order, each with its label. */
  points: readonly ChartPoint[];
}

/** Ticks of the axis, about. */
const TICKS = 4;

/** A series as bars from zero, and the same values as a table. */
export function BarChart({ points, format, unit, summary, note = unit, ...props }: BarChartProps) {
  const scale = chartScale(
    points.map(({ value }) => value),
    TICKS,
  );
  return (
    <ChartFrame note={note} columns={[{ name: props.caption, unit, points, format }]} {...props}>
      <ChartPlot labels={points.map(({ label }) => label)} scale={scale} format={format} summary={summary}>
        <ChartBars points={points} scale={scale} format={format} />
      </ChartPlot>
    </ChartFrame>
  );
}
