import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './divider.css.ts';

export interface DividerProps extends Omit<ComponentProps<'hr'>, 'children'> {
  /** `vertical` stands between things of one line, in an Inline. */
  orientation?: 'horizontal' | 'vertical';
  /** Only for the eye: a list or a heading already tells of the change. */
  decorative?: boolean;
}

/** A change of subject, drawn as a line. Room alone is enough for most. */
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
