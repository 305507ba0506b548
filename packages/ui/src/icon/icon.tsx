import type { LucideIcon, LucideProps } from 'lucide-react';
import { cx } from '../internal/cx.ts';
import * as css from './icon.css.ts';

export interface IconProps extends Omit<LucideProps, 'size' | 'ref'> {
  /** One of lucide-react's icons. */
  as: LucideIcon;
  /** In px, and so in comfort mode, where the text grows around it. */
  size?: 16 | 20 | 24;
  /** Accessible name. Without it the icon is decoration. */
  label?: string;
  ref?: React.Ref<SVGSVGElement>;
}

export function Icon({ as: Glyph, size = 16, label, className, ...props }: IconProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Glyph size={size} strokeWidth={1.5} className={cx(css.icon, className)} {...named} {...props} />;
}
