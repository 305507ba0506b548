import type { ChartPoint } from '../internal/chart.types.ts';
import { ChartBars } from '../internal/chart-bars.tsx';
import { ChartFrame, type ChartProps } from '../internal/chart-frame.tsx';
import { type ChartScale, chartRange, chartShare } from '../internal/chart-scale.ts';
import { Link } from '../link/link.tsx';
import * as css from './chart-multiples.css.ts';

export type { ChartLabels, ChartPoint, ChartTablePlace } from '../internal/chart.types.ts';

/** A small chart beside others. */
export interface ChartMultiple {
  /** Name of the figure, unique among the charts. */
  name: string;
  /** Figure beside the name, as it is read: the last value with its unit. */
  value: string;
  /** Unit of the values, in the table's header. */
  unit?: string;
  /** Values in their order, each with its label. */
  points: readonly ChartPoint[];
  /** Writes a value in the table. */
  format: (value: number) => string;
  /** Address of more about the figure: the whole chart is a link then. */
  href?: string;
}

export interface ChartMultiplesProps extends ChartProps {
  /** Charts in their order; all have the same labels. */
  charts: readonly ChartMultiple[];
  /** Hides the caption visually, for one that a heading above already says. */
  captionHidden?: boolean;
  /** Gives all charts the same axis, so that their bars compare. Their units must be the same. */
  sameScale?: boolean;
}

/** Many figures as small bar charts side by side, each with its last value, and all values as one table. */
export function ChartMultiples({ charts, sameScale = false, ...props }: ChartMultiplesProps) {
  const valuesOf = ({ points }: ChartMultiple) => points.map(({ value }) => value);
  const shared = sameScale ? chartRange(charts.flatMap(valuesOf)) : null;
  return (
    <ChartFrame columns={charts.map(({ name, unit, points, format }) => ({ name, unit, points, format }))} {...props}>
      <ul className={css.multiples}>
        {charts.map((chart) => (
          <li key={chart.name}>
            <Multiple chart={chart} scale={shared ?? chartRange(valuesOf(chart))} />
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}

function Multiple({ chart: { name, value, points, href }, scale }: { chart: ChartMultiple; scale: ChartScale }) {
  const [first, last] = [points[0], points.at(-1)];
  const content = (
    <>
      <span className={css.head}>
        <span className={css.name}>{name}</span> <span className={css.value}>{value}</span>
      </span>
      <span className={css.plot} aria-hidden="true">
        <ChartBars points={points} scale={scale} />
        <span className={css.zero} style={{ insetBlockEnd: `${chartShare(scale, 0)}%` }} />
      </span>
      <span className={css.ends} aria-hidden="true">
        <span>{first?.label}</span>
        {last !== first && <span>{last?.label}</span>}
      </span>
    </>
  );
  return href === undefined ? (
    <div className={css.multiple}>{content}</div>
  ) : (
    <Link href={href} className={css.multiple}>
      {content}
    </Link>
  );
}
