'use client';
import { Badge } from '@zonekit/ui/badge';
import { Icon } from '@zonekit/ui/icon';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { Bell } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './notification-centre.css.ts';
import type { NotificationCentreProps } from './notification-centre.types.ts';
import type { NotificationPanelProps } from './notification-panel.tsx';
import { useArrivals, useRead } from './use-notifications.ts';

export type { Notification, NotificationTone } from './core/notifications.ts';
export type { NotificationCentreProps, NotificationList } from './notification-centre.types.ts';

/** The panel's code once it is loaded. A load that fails closes it; the next press tries again. */
const usePanelCode = (open: boolean, close: () => void) => {
  const [Panel, setPanel] = useState<ComponentType<NotificationPanelProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const onFailure = useRef(close);
  useEffect(() => {
    onFailure.current = close;
  });
  useEffect(() => {
    if (!open || Panel) return;
    let current = true;
    setFailed(false);
    import('./notification-panel.tsx').then(
      ({ NotificationPanel }) => current && setPanel(() => NotificationPanel),
      () => {
        if (!current) return;
        setFailed(true);
        onFailure.current();
      },
    );
    return () => {
      current = false;
    };
  }, [open, Panel]);
  return { Panel, failed };
};

/**
 * A bell with the number of unread notifications, and a panel with them by day: beside it on wide screens, a sheet on
 * phones. New ones are announced politely, once. The panel's code loads when it is opened.
 */
export function NotificationCentre({ list, onRead, ...props }: NotificationCentreProps) {
  const t = useKitTranslations('notificationCentre');
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { Panel, failed } = usePanelCode(open, () => setOpen(false));
  const { shown, undone, mark } = useRead(list, onRead);
  const arrivals = useArrivals(list);
  const unread = shown.status === 'ready' ? shown.items.filter(({ read }) => !read).length : 0;
  return (
    <span className={css.root}>
      <button
        ref={opener}
        type="button"
        className={css.bell}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <VisuallyHidden>{t('title')} </VisuallyHidden>
        <Badge count={unread} label={t('unread', { count: unread })}>
          <Icon as={Bell} size={24} />
        </Badge>
      </button>
      <span role="status">
        {arrivals.count > 0 && (
          <VisuallyHidden key={arrivals.serial}>{t('arrived', { count: arrivals.count })}</VisuallyHidden>
        )}
        {failed && <span className={css.openFailed}>{t('openFailed')}</span>}
      </span>
      {Panel && (
        <Panel
          {...props}
          opener={opener}
          open={open}
          onOpenChange={setOpen}
          list={shown}
          undone={undone}
          onMark={mark}
        />
      )}
    </span>
  );
}
