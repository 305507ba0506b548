import { type ComponentProps, type ReactNode, useId } from 'react';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { progressShare } from './progress.core.ts';
import * as css from './progress.css.ts';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the activity ('Uploading report.pdf'). */
  label: ReactNode;
  /** Its name is read aloud only; the page says it elsewhere. */
  labelHidden?: boolean;
  /** How much is done, out of `max`; null or absent while the end is not known. */
  value?: number | null;
  /** Value at which all is done. */
  max?: number;
  /** The value in words ('3 of 8 files'), shown and read instead of the bare number. */
  valueText?: string;
  /** Colour of the bar. */
  tone?: 'accent' | 'success' | 'danger';
}

/**
 * How far something has come. It is not announced as it moves, which would never end: say the result in a status or a
 * toast. A page on its way is TopProgress; a short wait of a control is its `loading`.
 */
export function Progress({
  label,
  labelHidden = false,
  value = null,
  max = 100,
  valueText,
  tone = 'accent',
  className,
  ...props
}: ProgressProps) {
  const id = useId();
  const share = progressShare(value, max);
  advise(max <= 0, `Progress: max is ${max}, so nothing can be done of it. Give a max above 0.`);
  advise(
    value !== null && (value < 0 || value > max),
    `Progress: value ${value} is outside 0 to ${max}. Give a value in the range, or null while the end is not known.`,
  );
  const name = <span id={id}>{label}</span>;
  return (
    <div
      className={cx(css.progress, className)}
      data-state={share === null ? 'indeterminate' : share === 1 ? 'complete' : 'running'}
      data-tone={tone}
      {...props}
    >
      {labelHidden && !valueText ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div className={css.words}>
          {labelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
          {valueText && (
            <span className={css.valueText} aria-hidden="true">
              {valueText}
            </span>
          )}
        </div>
      )}
      <div className={css.track}>
        <progress
          className={css.native}
          aria-labelledby={id}
          aria-valuetext={valueText}
          max={max > 0 ? max : 1}
          // An attribute of an indeterminate bar must be absent, not empty.
          {...(share !== null && { value: share * (max > 0 ? max : 1) })}
        />
        <span
          className={css.bar}
          aria-hidden="true"
          {...(share !== null && { style: { transform: `scaleX(${share})` } })}
        />
      </div>
    </div>
  );
}
