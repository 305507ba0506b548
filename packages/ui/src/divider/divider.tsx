import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './divider.css.ts';

export interface DividerProps extends Omit<ComponentProps<'hr'>, 'children'> {
  /** `vertical` separates inline elements. */
  orientation?: 'horizontal' | 'vertical';
  /** Hidden from assistive technology, because a list or a heading conveys the separation. */
  decorative?: boolean;
}

/** A line between sections. Spacing alone is enough for most. */
export function Divider({ orientation = 'horizontal', decorative, className, ...props }: DividerProps) {
  return (
    <hr
      className={cx(orientation === 'vertical' ? css.vertical : css.horizontal, className)}
      {...(decorative ? { role: 'none' } : orientation === 'vertical' && { 'aria-orientation': 'vertical' })}
      {...props}
    />
  );
}

export interface LabelledDividerProps extends ComponentProps<'div'> {
  /** A word or two in the middle of the line: 'or'. */
  children: ReactNode;
}

/** The line with a word in it, between two ways to one thing. The word is read, the line is not. */
export function LabelledDivider({ className, ...props }: LabelledDividerProps) {
  return <div className={cx(css.labelled, className)} {...props} />;
}
