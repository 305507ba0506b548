import * as css from './loan-center.css.ts';

interface RangeScaleProps {
  /** Of the product. */
  range: { min: number; max: number };
  need: number | undefined;
  most: number;
  /** Sums span four orders of magnitude. */
  logarithmic?: boolean;
  label: string;
}

/** Where the product's range is, and where the need is. */
export function RangeScale({ range, need, most, logarithmic = false, label }: RangeScaleProps) {
  const place = (value: number): number => {
    const share = logarithmic ? Math.log(Math.max(1, value)) / Math.log(most) : value / most;
    return Math.min(1, Math.max(0, share)) * 100;
  };
  const off = need !== undefined && (need < range.min || need > range.max);
  const from = place(range.min);
  return (
    <span className={css.scale} role="img" aria-label={label}>
      <span
        className={css.bar}
        data-off={off ? '' : undefined}
        style={{ insetInlineStart: `${from}%`, width: `${place(range.max) - from}%` }}
      />
      {need !== undefined && <span className={css.needle} style={{ insetInlineStart: `${place(need)}%` }} />}
    </span>
  );
}
