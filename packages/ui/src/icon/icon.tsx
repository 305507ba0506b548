import type { ComponentType, SVGProps } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './icon.css.ts';

/** A component that draws an SVG and passes its props on to it: one of lucide-react's icons, or your own. */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'as' | 'ref'> {
  /** Icon component, such as one of lucide-react. */
  as: IconComponent;
  /** In px, and so in comfort mode, where the text grows around it. */
  size?: 16 | 20 | 24;
  /** Accessible name. Without it the icon is decoration. */
  label?: string;
  /** Ref of the `<svg>` element. */
  ref?: React.Ref<SVGSVGElement>;
}

export function Icon({ as: Glyph, size = 16, label, className, ...props }: IconProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Glyph width={size} height={size} strokeWidth={1.5} className={cx(css.icon, className)} {...named} {...props} />
  );
}
