import { type ComponentProps, type ReactNode, useId } from 'react';
import { Accordion } from '../accordion/accordion.tsx';
import { Table } from '../table/table.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import { advise } from './advise.ts';
import type { ChartLabels, ChartPoint, ChartTablePlace } from './chart.types.ts';
import * as css from './chart-frame.css.ts';
import { cx } from './cx.ts';

/** Props of every chart. */
export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Title of the chart and of its table. */
  caption: string;
  /** Beside the title: the period, the source, the last change. */
  note?: ReactNode;
  /** Kind of the points' labels, as the header of the table's first column: 'Quarter'. */
  category: string;
  /** Place of the table with the same data. It is always in the document, or `elsewhere` on the page. */
  table?: ChartTablePlace;
  /** Texts of the table and of a chart without data. */
  labels: ChartLabels;
}

/** Further props of charts with an axis of values. */
export interface AxisChartProps extends ChartProps {
  /** Writes a value: of ticks, marked points and the table. */
  format: (value: number) => string;
  /** Unit of the values, in the table's header, and beside the caption where no note is. */
  unit?: string;
  /** Sentence that says what the drawing shows, its accessible name. Without it the drawing is hidden from assistive technology. */
  summary?: string;
}

/** A column of values of the table. */
export interface ChartColumn {
  name: string;
  unit: string | undefined;
  points: readonly ChartPoint[];
  format: (value: number) => string;
}

interface ChartFrameProps extends ChartProps {
  captionHidden?: boolean;
  /** Names of the series. */
  legend?: ReactNode;
  columns: readonly ChartColumn[];
  /** The drawing, left out where no point has a value. */
  children: ReactNode;
}

/** The caption of a chart, its drawing, and the same data as a table. */
export function ChartFrame({
  caption,
  note,
  category,
  table = 'folded',
  labels,
  captionHidden = false,
  legend,
  columns,
  className,
  children,
  ...props
}: ChartFrameProps) {
  const id = useId();
  const rows = [...new Set(columns.flatMap(({ points }) => points.map(({ label }) => label)))];
  for (const { name, points } of columns) {
    advise(
      new Set(points.map(({ label }) => label)).size < points.length,
      `${name}: two points of a chart have the same label, so that the table cannot tell them apart. Name each by its own.`,
    );
  }
  const data = rows.length > 0 && (
    <Table
      caption={caption}
      captionHidden
      keep={columns.length < 3}
      rows={rows}
      rowKey={(label) => label}
      columns={[
        { key: '', label: category, primary: true, cell: (label) => label },
        ...columns.map(({ name, unit, points, format }) => ({
          key: name,
          label: unit ? labels.column(name, unit) : name,
          align: 'end' as const,
          cell: (label: string) =>
            cellOf(
              points.find((point) => point.label === label),
              format,
              labels.draft,
            ),
        })),
      ]}
    />
  );
  return (
    <figure aria-labelledby={id} className={cx(css.frame, className)} {...props}>
      <figcaption className={captionHidden ? visuallyHidden : css.caption}>
        <span id={id} className={css.title}>
          {caption}
        </span>
        {note !== undefined && <span>{note}</span>}
      </figcaption>
      {columns.some(({ points }) => points.some(({ value }) => value !== null)) ? (
        <>
          {legend}
          {children}
        </>
      ) : (
        <p className={css.empty}>{labels.empty}</p>
      )}
      {table === 'shown' && data}
      {table === 'folded' && data && (
        <Accordion.Item kind="text">
          <Accordion.Title>{labels.table}</Accordion.Title>
          <Accordion.Content>{data}</Accordion.Content>
        </Accordion.Item>
      )}
    </figure>
  );
}

const cellOf = (point: ChartPoint | undefined, format: (value: number) => string, draft: string): ReactNode => {
  if (!point || point.value === null) return '—';
  return (
    <>
      {format(point.value)}
      {point.draft && <span className={css.draft}>{draft}</span>}
    </>
  );
};
