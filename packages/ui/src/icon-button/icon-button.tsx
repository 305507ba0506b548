import type { ComponentProps } from 'react';
import { Icon, type IconComponent } from '../icon/icon.tsx';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { LabelTip } from '../internal/label-tip.tsx';
import * as css from './icon-button.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Its name, which shows under a resting pointer and on focus by keyboard. */
  label: string;
  /** Icon component, such as one of lucide-react. */
  icon: IconComponent;
  /** Of the icon, in px. 16 also makes a smaller target. */
  size?: 16 | 20 | 24;
}

export function IconButton({ label, icon, size = 20, className, ...props }: IconButtonProps) {
  advise(!label, 'IconButton: no label. Say what a click does; the icon alone is silent.');
  return (
    <button
      type="button"
      className={cx(css.iconButton, className)}
      data-size={size}
      aria-label={label}
      data-tip=""
      {...props}
    >
      <Icon as={icon} size={size} />
      <LabelTip />
    </button>
  );
}
