/** A value of a chart with the text that names it. */
export interface ChartPoint {
  /** Text on the axis and in the table: '2026 Q3'. Unique within its chart. */
  label: string;
  /** The value; null where there is none, which leaves a gap. */
  value: number | null;
  /** Writes the value at the point too: of the largest, the smallest, the last. */
  marked?: boolean;
  /** Not final yet: drawn as an outline, and named so in the table. */
  draft?: boolean;
}

/** Place of the table: below the chart, behind a line that opens it, or elsewhere on the page, which then gives the same data. */
export type ChartTablePlace = 'folded' | 'shown' | 'elsewhere';

/** Texts of a chart. */
export interface ChartLabels {
  /** Opens the table: 'Show as a table'. */
  table: string;
  /** In place of the drawing, where no point has a value. */
  empty: string;
  /** After a value of the table that is not final: 'draft'. */
  draft: string;
  /** Header of a column: 'Revenue (CNY 10k)'. */
  column: (name: string, unit: string) => string;
}
