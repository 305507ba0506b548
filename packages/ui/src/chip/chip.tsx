import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import type { Feedback } from '../theme/semantics.ts';
import * as css from './chip.css.ts';

export interface ChipProps extends ComponentProps<'span'> {
  /** `signal` is reserved for deadlines. */
  tone?: Feedback | 'neutral' | 'accent' | 'signal';
  /** Without the dot. */
  plain?: boolean;
}

/** The state that something is in. What it is, for good, is a Tag. */
export function Chip({ tone = 'neutral', plain, className, ...props }: ChipProps) {
  return <span className={cx(css.chip, className)} data-tone={tone} data-plain={plain ? '' : undefined} {...props} />;
}
