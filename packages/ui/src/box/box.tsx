import type { ComponentProps, ElementType } from 'react';
import { cx } from '../internal/cx.ts';
import { paddingBlock, paddingInline, type SpaceStep } from '../internal/steps.css.ts';
import * as css from './box.css.ts';

export interface BoxProps extends ComponentProps<'div'> {
  /** `section`, `aside`, `li` where it is one. */
  as?: ElementType;
  /** On all four sides; a step of the space scale. */
  padding?: SpaceStep;
  /** Above and below; before `padding`. */
  paddingBlock?: SpaceStep;
  /** At the start and the end of a line; before `padding`. */
  paddingInline?: SpaceStep;
  /** Background colour. Without it, that of its surroundings. */
  surface?: 'page' | 'card' | 'sunken' | 'raised' | 'accent';
  /** A dark band: all within takes the colours of its ground. */
  inverse?: boolean;
  /** Draws a hairline of 1 px on all sides. */
  border?: boolean;
  /** Rounding of the corners: that of controls, cards or dialogs. Without it, none. */
  radius?: 'control' | 'card' | 'dialog';
}

/** A plain area with a ground, an edge and room within, all by tokens. What lies in it is laid out by Stack, Inline, Grid. */
export function Box({
  as: Element = 'div',
  padding,
  paddingBlock: block = padding,
  paddingInline: inline = padding,
  surface,
  inverse,
  border,
  radius,
  className,
  ...props
}: BoxProps) {
  const classes = cx(
    block !== undefined && paddingBlock[block],
    inline !== undefined && paddingInline[inline],
    surface && css.surface[surface],
    (surface || inverse) && !border && css.onGround,
    border && css.border,
    radius && css.radius[radius],
    className,
  );
  return <Element className={classes || undefined} data-scope={inverse ? 'inverse' : undefined} {...props} />;
}
