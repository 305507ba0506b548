import { Icon, type IconComponent } from '../icon/icon.tsx';
import { iconButton } from '../icon-button/icon-button.css.ts';
import { cx } from '../internal/cx.ts';
import { LabelTip } from '../internal/label-tip.tsx';
import { Link, type LinkProps } from '../link/link.tsx';

export interface IconLinkProps extends Omit<LinkProps, 'kind' | 'children' | 'aria-label'> {
  /** Its name, which shows under a resting pointer and on focus by keyboard. */
  label: string;
  /** Icon component, such as one of lucide-react. */
  icon: IconComponent;
  /** Of the icon, in px. 16 also makes a smaller target. */
  size?: 16 | 20 | 24;
}

/** Goes to another place, with the looks of an IconButton. */
export function IconLink({ label, icon, size = 20, className, ...props }: IconLinkProps) {
  return (
    <Link className={cx(iconButton, className)} data-size={size} aria-label={label} data-tip="" {...props}>
      <Icon as={icon} size={size} />
      <LabelTip />
    </Link>
  );
}
