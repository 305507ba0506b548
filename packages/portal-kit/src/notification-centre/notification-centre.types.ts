import type { Notification } from './core/notifications.ts';

export type NotificationList =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'ready'; items: readonly Notification[] };

export interface NotificationCentreProps {
  /** The notifications, or why there are none. Keep `items` the same while nothing has changed. */
  list: NotificationList;
  /** In ms since 1970; tells today and yesterday. */
  now: number;
  /** Address of the page with all of them. */
  allHref: string;
  /** Saves that some were read. They show as read at once; where it fails they are unread again, and a message says so. */
  onRead: (ids: readonly string[]) => Promise<unknown>;
}

export interface PanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  list: NotificationList;
  now: number;
  allHref: string;
  /** The last marking failed. */
  undone: boolean;
  onMark: (ids: readonly string[]) => void;
}
