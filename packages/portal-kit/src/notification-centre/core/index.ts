export {
  countArrived,
  type Notification,
  type NotificationDay,
  type NotificationTone,
  notificationDays,
  notificationsOf,
  type WaitingRecord,
  withRead,
} from './notifications.ts';
