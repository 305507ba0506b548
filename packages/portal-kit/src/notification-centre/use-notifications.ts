import { useEffect, useRef, useState } from 'react';
import { countArrived, type Notification, withRead } from './core/notifications.ts';
import type { NotificationCentreProps, NotificationList } from './notification-centre.types.ts';

/** The list with optimistic reads: they show at once, and are undone where saving fails. */
export const useRead = (list: NotificationList, onRead: NotificationCentreProps['onRead']) => {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [undone, setUndone] = useState(false);
  const mark = (ids: readonly string[]) => {
    setUndone(false);
    setMarked((old) => new Set([...old, ...ids]));
    onRead(ids).catch(() => {
      setMarked((old) => new Set([...old].filter((id) => !ids.includes(id))));
      setUndone(true);
    });
  };
  const shown: NotificationList = list.status === 'ready' ? { ...list, items: withRead(list.items, marked) } : list;
  return { shown, undone, mark };
};

/** Number of notifications since the list before, with a serial number, so that each arrival is announced once. */
export const useArrivals = (list: NotificationList) => {
  const before = useRef<readonly Notification[]>(null);
  const [arrivals, setArrivals] = useState({ count: 0, serial: 0 });
  const items = list.status === 'ready' ? list.items : null;
  useEffect(() => {
    if (items === null) return;
    const count = before.current ? countArrived(before.current, items) : 0;
    before.current = items;
    if (count > 0) setArrivals(({ serial }) => ({ count, serial: serial + 1 }));
  }, [items]);
  return arrivals;
};
