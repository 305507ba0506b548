import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Any CSS length; all that there is by default. */
  width?: string | undefined;
  /** Any CSS length; one line of text by default. */
  height?: string | undefined;
}

/** Placeholder of loading content. Set `aria-busy` on its region. */
export function Skeleton({ width, height, className, style, ...props }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={cx(css.skeleton, className)} style={{ width, height, ...style }} {...props} />
  );
}

export interface SkeletonTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of lines. */
  lines?: number;
}

/** Placeholder of a paragraph; its last line is shorter. */
export function SkeletonText({ lines = 3, className, ...props }: SkeletonTextProps) {
  return (
    <div aria-hidden="true" className={cx(css.lines, className)} {...props}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines without identity, which never move
        <Skeleton key={line} width={line === lines - 1 ? '60%' : undefined} />
      ))}
    </div>
  );
}
