import { defineWords } from './define-words.ts';

/** The words of the kit's widgets in dialogs, forms and the user centre, and of those that come later on any page. */
export const kitFormWords = defineWords(
  {
    appointmentPicker: {
      'zh-CN': () => import('@zonekit/portal-kit/appointment-picker/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/appointment-picker/messages/en'),
    },
    bookingCalendar: {
      'zh-CN': () => import('@zonekit/portal-kit/booking-calendar/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/booking-calendar/messages/en'),
    },
    bookingDialog: {
      'zh-CN': () => import('@zonekit/portal-kit/booking-dialog/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/booking-dialog/messages/en'),
    },
    commandPalette: {
      'zh-CN': () => import('@zonekit/portal-kit/command-palette/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/command-palette/messages/en'),
    },
    comparisonTable: {
      'zh-CN': () => import('@zonekit/portal-kit/comparison-table/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/comparison-table/messages/en'),
    },
    comparisonTray: {
      'zh-CN': () => import('@zonekit/portal-kit/comparison-tray/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/comparison-tray/messages/en'),
    },
    editConflict: {
      'zh-CN': () => import('@zonekit/portal-kit/edit-conflict/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/edit-conflict/messages/en'),
    },
    errorPage: {
      'zh-CN': () => import('@zonekit/portal-kit/error-page/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/error-page/messages/en'),
    },
    floatingPanel: {
      'zh-CN': () => import('@zonekit/portal-kit/floating-panel/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/floating-panel/messages/en'),
    },
    formPage: {
      'zh-CN': () => import('@zonekit/portal-kit/form-page/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/form-page/messages/en'),
    },
    gallery: {
      'zh-CN': () => import('@zonekit/portal-kit/gallery/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/gallery/messages/en'),
    },
    mapList: {
      'zh-CN': () => import('@zonekit/portal-kit/map-list/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/map-list/messages/en'),
    },
    notificationCentre: {
      'zh-CN': () => import('@zonekit/portal-kit/notification-centre/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/notification-centre/messages/en'),
    },
    notices: {
      'zh-CN': () => import('@zonekit/portal-kit/notices/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/notices/messages/en'),
    },
    panorama: {
      'zh-CN': () => import('@zonekit/portal-kit/panorama/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/panorama/messages/en'),
    },
    regionPicker: {
      'zh-CN': () => import('@zonekit/portal-kit/region-picker/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/region-picker/messages/en'),
    },
    slotCalendar: {
      'zh-CN': () => import('@zonekit/portal-kit/slot-calendar/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/slot-calendar/messages/en'),
    },
    statusTimeline: {
      'zh-CN': () => import('@zonekit/portal-kit/status-timeline/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/status-timeline/messages/en'),
    },
    userCentreFrame: {
      'zh-CN': () => import('@zonekit/portal-kit/user-centre-frame/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/user-centre-frame/messages/en'),
    },
    videoModal: {
      'zh-CN': () => import('@zonekit/portal-kit/video-modal/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/video-modal/messages/en'),
    },
  },
  'kit.',
);
