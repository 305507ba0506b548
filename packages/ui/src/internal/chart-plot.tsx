import type { ReactNode } from 'react';
import { categoryLabels } from './category-labels.ts';
import * as css from './chart-plot.css.ts';
import { type ChartScale, chartShare } from './chart-scale.ts';

interface ChartPlotProps {
  /** Of the points, in their order. */
  labels: readonly string[];
  scale: ChartScale;
  format: (value: number) => string;
  /** Sentence that names the drawing; without it the drawing is hidden from assistive technology. */
  summary: string | undefined;
  /** Bars or lines, which fill the plot. */
  children: ReactNode;
}

/** A plot with its two axes: ticks of values, and as many labels of points as have room. */
export function ChartPlot({ labels, scale, format, summary, children }: ChartPlotProps) {
  return (
    <div
      className={css.drawing}
      {...(summary === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': summary })}
    >
      <div className={css.ticks}>
        {scale.ticks.map((tick) => (
          <span key={tick} className={css.tick} style={{ insetBlockEnd: `${chartShare(scale, tick)}%` }}>
            {format(tick)}
          </span>
        ))}
      </div>
      <div className={css.plot}>
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            className={css.line}
            data-zero={tick === 0 ? '' : undefined}
            style={{ insetBlockEnd: `${chartShare(scale, tick)}%` }}
          />
        ))}
        {children}
      </div>
      <div
        className={css.axis}
        data-negative={scale.min < 0 ? '' : undefined}
        style={{ gridTemplateColumns: `repeat(${labels.length}, minmax(0, 1fr))` }}
      >
        {[...categoryLabels(labels)].map(([index, width]) => (
          <span
            key={index}
            className={css.label}
            data-from={width}
            data-edge={index === 0 ? 'first' : index === labels.length - 1 ? 'last' : undefined}
            style={{ gridColumn: index + 1 }}
          >
            <span className={css.labelText}>{labels[index]}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
