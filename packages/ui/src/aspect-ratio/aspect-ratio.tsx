import type { ComponentProps, ReactNode } from 'react';
import { advise } from '../internal/advise.ts';
import { customProperties } from '../internal/custom-properties.ts';
import { cx } from '../internal/cx.ts';
import * as css from './aspect-ratio.css.ts';

export interface AspectRatioProps extends ComponentProps<'div'> {
  /** Width by height: `16 / 9`, or 1 for a square. */
  ratio: number;
  /** How a picture or a video of another shape lies in it. */
  fit?: 'cover' | 'contain';
  /** One picture, video, frame or drawing; it fills the whole. */
  children: ReactNode;
}

/** Reserves space by ratio before the content loads, against layout shifts. */
export function AspectRatio({ ratio, fit = 'cover', className, style, ...props }: AspectRatioProps) {
  advise(!(ratio > 0), `AspectRatio: ratio is ${ratio}, which is no shape. Pass width divided by height: 16 / 9.`);
  return (
    <div
      className={cx(css.frame, className)}
      data-fit={fit}
      style={{ ...customProperties({ [css.RATIO]: ratio }), ...style }}
      {...props}
    />
  );
}
