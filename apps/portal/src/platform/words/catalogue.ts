import type { accountWords } from '../../pages/account/words.ts';
import type { authWords } from '../../pages/auth/words.ts';
import type { homeWords } from '../../pages/home/words.ts';
import type { policyWords } from '../../pages/policy/words.ts';
import type { Catalogue, LoadCatalogue, PageNameSpace } from './page-words.ts';

/** Name spaces of the shell and the kit, which every area may load. Those of pages are defined in `pages/<domain>/words.ts`. */
export const SHARED_CATALOGUES = {
  /** Holds several name spaces: see `frame.zh-CN.ts`. */
  frame: {
    'zh-CN': () => import('../../shell/frame.zh-CN.ts'),
    en: () => import('../../shell/frame.en.ts'),
  },
  navFigures: {
    'zh-CN': () => import('../../messages/zh-CN/nav-figures.ts'),
    en: () => import('../../messages/en/nav-figures.ts'),
  },
  'kit.policyMatch': {
    'zh-CN': () => import('@zonekit/portal-kit/policy-match/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/policy-match/messages/en'),
  },
  'kit.deadlineCountdown': {
    'zh-CN': () => import('@zonekit/portal-kit/deadline-countdown/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/deadline-countdown/messages/en'),
  },
  'kit.detailPage': {
    'zh-CN': () => import('@zonekit/portal-kit/detail-page/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/detail-page/messages/en'),
  },
  'kit.share': {
    'zh-CN': () => import('@zonekit/portal-kit/share/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/share/messages/en'),
  },
  'kit.fileViewer': {
    'zh-CN': () => import('@zonekit/portal-kit/file-viewer/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/file-viewer/messages/en'),
  },
  'kit.listPage': {
    'zh-CN': () => import('@zonekit/portal-kit/list-page/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/list-page/messages/en'),
  },
  'kit.portalSearch': {
    'zh-CN': () => import('@zonekit/portal-kit/portal-search/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/portal-search/messages/en'),
  },
  'kit.statusTimeline': {
    'zh-CN': () => import('@zonekit/portal-kit/status-timeline/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/status-timeline/messages/en'),
  },
  'kit.editConflict': {
    'zh-CN': () => import('@zonekit/portal-kit/edit-conflict/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/edit-conflict/messages/en'),
  },
  'kit.formPage': {
    'zh-CN': () => import('@zonekit/portal-kit/form-page/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/form-page/messages/en'),
  },
  'kit.facetFilter': {
    'zh-CN': () => import('@zonekit/portal-kit/facet-filter/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/facet-filter/messages/en'),
  },
  'kit.bookingDialog': {
    'zh-CN': () => import('@zonekit/portal-kit/booking-dialog/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/booking-dialog/messages/en'),
  },
  'kit.bookingCalendar': {
    'zh-CN': () => import('@zonekit/portal-kit/booking-calendar/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/booking-calendar/messages/en'),
  },
  'kit.regionPicker': {
    'zh-CN': () => import('@zonekit/portal-kit/region-picker/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/region-picker/messages/en'),
  },
  'kit.questionnaire': {
    'zh-CN': () => import('@zonekit/portal-kit/questionnaire/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/questionnaire/messages/en'),
  },
  'kit.errorPage': {
    'zh-CN': () => import('@zonekit/portal-kit/error-page/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/error-page/messages/en'),
  },
  'kit.floatingPanel': {
    'zh-CN': () => import('@zonekit/portal-kit/floating-panel/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/floating-panel/messages/en'),
  },
  'kit.userCentreFrame': {
    'zh-CN': () => import('@zonekit/portal-kit/user-centre-frame/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/user-centre-frame/messages/en'),
  },
  'kit.notices': {
    'zh-CN': () => import('@zonekit/portal-kit/notices/messages/zh-CN'),
    en: () => import('@zonekit/portal-kit/notices/messages/en'),
  },
} satisfies Record<string, Catalogue>;

export type SharedNameSpace = keyof typeof SHARED_CATALOGUES;

type SharedWords<N extends SharedNameSpace> =
  (typeof SHARED_CATALOGUES)[N]['zh-CN'] extends LoadCatalogue<infer T> ? T : never;
type Frame = SharedWords<'frame'>;

type PageWords = typeof accountWords & typeof authWords & typeof homeWords & typeof policyWords;

/** The portal's own words, by name space. */
export type Messages = {
  [N in keyof PageWords]: PageWords[N] extends PageNameSpace<infer T> ? T : never;
} & { [N in SharedNameSpace as N extends `kit.${string}` | 'frame' ? never : N]: SharedWords<N> } & Omit<Frame, 'kit'>;

/** The kit's words, below `kit`, where its widgets look for them. */
export interface KitMessages {
  kit: { [N in SharedNameSpace as N extends `kit.${infer Widget}` ? Widget : never]: SharedWords<N> } & Frame['kit'];
}
