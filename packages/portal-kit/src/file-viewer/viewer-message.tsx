import { Icon, type IconComponent } from '@zonekit/ui/icon';
import type { ReactNode } from 'react';
import * as css from './file-viewer.css.ts';

export interface ViewerMessageProps {
  icon: IconComponent;
  /** Said at once when it appears in answer to the visitor. */
  role?: 'alert' | 'status';
  actions?: ReactNode;
  children: ReactNode;
}

/** Placeholder for a file that is not shown: reason and actions. */
export function ViewerMessage({ icon, role = 'status', actions, children }: ViewerMessageProps) {
  return (
    <div className={css.message}>
      <Icon as={icon} size={24} className={css.messageIcon} />
      <div role={role}>{children}</div>
      {actions && <div className={css.buttons}>{actions}</div>}
    </div>
  );
}
