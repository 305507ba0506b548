import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import type { Feedback } from '../theme/semantics.ts';
import * as css from './alert.css.ts';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Kind of message; sets icon and colours. `danger` is for failures. */
  tone: Feedback;
  /** The message in one line. */
  title: ReactNode;
  /** Buttons or links that do something about it. */
  action?: ReactNode;
}

/**
 * Says something within the page. One that appears in answer to the visitor also wants `role="alert"` (at once) or
 * `role="status"` (when the reader pauses).
 */
export function Alert({ tone, title, action, className, children, ...props }: AlertProps) {
  return (
    <div className={cx(css.alert, className)} data-tone={tone} {...props}>
      <Icon as={ICONS[tone]} size={20} className={css.icon} />
      <div>
        <p className={css.title}>{title}</p>
        {children}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
