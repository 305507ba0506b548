import type { ChartPoint } from './chart.types.ts';
import * as css from './chart-bars.css.ts';
import { type ChartScale, chartShare } from './chart-scale.ts';

interface ChartBarsProps {
  points: readonly ChartPoint[];
  scale: ChartScale;
  /** Writes the values of marked points. Without it none is written. */
  format?: (value: number) => string;
}

/** Bars from zero up or down, in an element with a height. */
export function ChartBars({ points, scale, format }: ChartBarsProps) {
  const zero = chartShare(scale, 0);
  return (
    <span className={css.bars}>
      {points.map(({ label, value, marked, draft }) => {
        const end = value === null ? zero : chartShare(scale, value);
        return (
          <span key={label} className={css.column}>
            <span
              className={css.bar}
              data-draft={draft ? '' : undefined}
              data-empty={value === null ? '' : undefined}
              data-below={end < zero ? '' : undefined}
              style={{
                insetBlockEnd: `${Math.min(zero, end)}%`,
                height: value === null ? undefined : `${Math.abs(end - zero)}%`,
              }}
            >
              {marked && format && value !== null && (
                <span className={css.value}>
                  <span className={css.valueText}>{format(value)}</span>
                </span>
              )}
            </span>
          </span>
        );
      })}
    </span>
  );
}
