'use client';
import { Badge } from '@zonekit/ui/badge';
import { Icon } from '@zonekit/ui/icon';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './notification-centre.css.ts';
import type { NotificationCentreProps } from './notification-centre.types.ts';
import { useArrivals, useRead } from './use-notifications.ts';

export type { Notification, NotificationTone } from './core/notifications.ts';
export type { NotificationCentreProps, NotificationList } from './notification-centre.types.ts';

const Panel = lazy(async () => ({ default: (await import('./notification-panel.tsx')).NotificationPanel }));

/**
 * A bell with the number of unread notifications, and a panel with them by day: beside it on wide screens, a sheet on
 * phones. New ones are announced politely, once. The panel's code loads when it is opened.
 */
export function NotificationCentre({ list, onRead, ...props }: NotificationCentreProps) {
  const t = useKitTranslations('notificationCentre');
  const opener = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState<'never' | 'open' | 'closed'>('never');
  const { shown, undone, mark } = useRead(list, onRead);
  const arrivals = useArrivals(list);
  const unread = shown.status === 'ready' ? shown.items.filter(({ read }) => !read).length : 0;
  const open = panel === 'open';
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={css.bell}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setPanel(open ? 'closed' : 'open')}
      >
        <VisuallyHidden>{t('title')} </VisuallyHidden>
        <Badge count={unread} label={t('unread', { count: unread })}>
          <Icon as={Bell} size={24} />
        </Badge>
      </button>
      <VisuallyHidden role="status">
        {arrivals.count > 0 && <span key={arrivals.serial}>{t('arrived', { count: arrivals.count })}</span>}
      </VisuallyHidden>
      {panel !== 'never' && (
        <Suspense fallback={null}>
          <Panel
            {...props}
            opener={opener}
            open={open}
            onOpenChange={(next) => setPanel(next ? 'open' : 'closed')}
            list={shown}
            undone={undone}
            onMark={mark}
          />
        </Suspense>
      )}
    </>
  );
}
