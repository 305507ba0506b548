import type { ComponentProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './border-strip.css.ts';

/** A strip of alternating blocks, as on the border of a nautical chart: below the hero, above the footer. Decoration. */
export function BorderStrip({ className, ...props }: ComponentProps<'div'>) {
  return <div aria-hidden="true" className={cx(css.strip, className)} {...props} />;
}
