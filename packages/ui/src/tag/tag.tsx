import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './tag.css.ts';

export interface TagProps extends ComponentProps<'span'> {
  /** Emphasised, for a tag that ranks above its neighbours (a national policy among district ones). */
  strong?: boolean;
}

/** What something is. The state that it is in is a Chip. */
export function Tag({ strong, className, ...props }: TagProps) {
  return <span className={cx(css.tag, className)} data-strong={strong ? '' : undefined} {...props} />;
}
