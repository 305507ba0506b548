import type { ComponentProps } from 'react';
import { Icon, type IconComponent } from '../icon/icon.tsx';
import * as box from './control-box.css.ts';
import { LabelTip } from './label-tip.tsx';

interface EndButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string;
  icon: IconComponent;
}

/** A button inside an input, at its end. Its name is shown above, because an error may be below. */
export function EndButton({ label, icon, ...props }: EndButtonProps) {
  return (
    <button type="button" className={box.end} aria-label={label} data-tip="above" {...props}>
      <Icon as={icon} />
      <LabelTip />
    </button>
  );
}
