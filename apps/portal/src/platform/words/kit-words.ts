import { defineWords } from './define-words.ts';

/** The words of the kit's widgets. Header and footer are not among them: theirs come with the frame of every page. */
export const kitWords = defineWords(
  {
    bookingCalendar: {
      'zh-CN': () => import('@zonekit/portal-kit/booking-calendar/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/booking-calendar/messages/en'),
    },
    bookingDialog: {
      'zh-CN': () => import('@zonekit/portal-kit/booking-dialog/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/booking-dialog/messages/en'),
    },
    deadlineCountdown: {
      'zh-CN': () => import('@zonekit/portal-kit/deadline-countdown/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/deadline-countdown/messages/en'),
    },
    detailPage: {
      'zh-CN': () => import('@zonekit/portal-kit/detail-page/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/detail-page/messages/en'),
    },
    editConflict: {
      'zh-CN': () => import('@zonekit/portal-kit/edit-conflict/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/edit-conflict/messages/en'),
    },
    errorPage: {
      'zh-CN': () => import('@zonekit/portal-kit/error-page/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/error-page/messages/en'),
    },
    facetFilter: {
      'zh-CN': () => import('@zonekit/portal-kit/facet-filter/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/facet-filter/messages/en'),
    },
    fileViewer: {
      'zh-CN': () => import('@zonekit/portal-kit/file-viewer/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/file-viewer/messages/en'),
    },
    floatingPanel: {
      'zh-CN': () => import('@zonekit/portal-kit/floating-panel/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/floating-panel/messages/en'),
    },
    formPage: {
      'zh-CN': () => import('@zonekit/portal-kit/form-page/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/form-page/messages/en'),
    },
    listPage: {
      'zh-CN': () => import('@zonekit/portal-kit/list-page/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/list-page/messages/en'),
    },
    notices: {
      'zh-CN': () => import('@zonekit/portal-kit/notices/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/notices/messages/en'),
    },
    policyMatch: {
      'zh-CN': () => import('@zonekit/portal-kit/policy-match/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/policy-match/messages/en'),
    },
    portalSearch: {
      'zh-CN': () => import('@zonekit/portal-kit/portal-search/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/portal-search/messages/en'),
    },
    questionnaire: {
      'zh-CN': () => import('@zonekit/portal-kit/questionnaire/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/questionnaire/messages/en'),
    },
    regionPicker: {
      'zh-CN': () => import('@zonekit/portal-kit/region-picker/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/region-picker/messages/en'),
    },
    share: {
      'zh-CN': () => import('@zonekit/portal-kit/share/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/share/messages/en'),
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
