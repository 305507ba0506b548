const messages = {
  title: 'Notifications',
  unread: '{count, plural, one {# unread} other {# unread}}',
  isUnread: 'Unread',
  arrived: '{count, plural, one {# new notification} other {# new notifications}}',
  close: 'Close',
  today: 'Today',
  yesterday: 'Yesterday',
  markOne: 'Mark as read: {title}',
  markAll: 'Mark all as read',
  undone: 'This could not be saved; they are unread again. Please try once more.',
  loading: 'Loading notifications',
  failed: 'Notifications could not be loaded',
  retry: 'Try again',
  empty: 'No notifications',
  emptyHint: 'News of your applications and bookings appears here',
  all: 'See all',
} as const;
export default messages;
