import { defineWords } from './define-words.ts';

/**
 * The words of the kit's widgets on pages that are read. Header and footer are not among them: theirs come with the frame of
 * every page. Those of other widgets are in `kit-form-words.ts`, so that a page that is read stays within its budget.
 */
export const kitWords = defineWords(
  {
    deadlineCountdown: {
      'zh-CN': () => import('@zonekit/portal-kit/deadline-countdown/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/deadline-countdown/messages/en'),
    },
    detailPage: {
      'zh-CN': () => import('@zonekit/portal-kit/detail-page/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/detail-page/messages/en'),
    },
    facetFilter: {
      'zh-CN': () => import('@zonekit/portal-kit/facet-filter/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/facet-filter/messages/en'),
    },
    fileViewer: {
      'zh-CN': () => import('@zonekit/portal-kit/file-viewer/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/file-viewer/messages/en'),
    },
    listPage: {
      'zh-CN': () => import('@zonekit/portal-kit/list-page/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/list-page/messages/en'),
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
    share: {
      'zh-CN': () => import('@zonekit/portal-kit/share/messages/zh-CN'),
      en: () => import('@zonekit/portal-kit/share/messages/en'),
    },
  },
  'kit.',
);
