import type { Locale } from '../preferences/preferences.ts';

/** The words of one name space, in the shape that its Chinese catalogue has. */
interface Module<T> {
  default: T;
}
type Load<T> = () => Promise<Module<T>>;

/**
 * Every name space with its catalogue in both languages. A page loads those that it shows (`words` of its route), so
 * that the home page does not carry the words of the questionnaire. The Chinese one gives the type.
 */
export const CATALOGUE = {
  /** Holds several name spaces: see `frame.zh-CN.ts`. */
  frame: {
    'zh-CN': () => import('./frame.zh-CN.ts'),
    en: () => import('./frame.en.ts'),
  },
  login: {
    'zh-CN': () => import('../messages/zh-CN/login.ts'),
    en: () => import('../messages/en/login.ts'),
  },
  /** Terms of service and privacy policy, when they are read. */
  agreements: {
    'zh-CN': () => import('../messages/zh-CN/agreements.ts'),
    en: () => import('../messages/en/agreements.ts'),
  },
  account: {
    'zh-CN': () => import('../messages/zh-CN/account.ts'),
    en: () => import('../messages/en/account.ts'),
  },
  settings: {
    'zh-CN': () => import('../messages/zh-CN/settings.ts'),
    en: () => import('../messages/en/settings.ts'),
  },
  enterprise: {
    'zh-CN': () => import('../messages/zh-CN/enterprise.ts'),
    en: () => import('../messages/en/enterprise.ts'),
  },
  addresses: {
    'zh-CN': () => import('../messages/zh-CN/addresses.ts'),
    en: () => import('../messages/en/addresses.ts'),
  },
  applications: {
    'zh-CN': () => import('../messages/zh-CN/applications.ts'),
    en: () => import('../messages/en/applications.ts'),
  },
  home: {
    'zh-CN': () => import('../messages/zh-CN/home.ts'),
    en: () => import('../messages/en/home.ts'),
  },
  policyArea: {
    'zh-CN': () => import('../messages/zh-CN/policy-area.ts'),
    en: () => import('../messages/en/policy-area.ts'),
  },
  navFigures: {
    'zh-CN': () => import('../messages/zh-CN/nav-figures.ts'),
    en: () => import('../messages/en/nav-figures.ts'),
  },
  /** The words of the home page that are the variant's own. */
  homeVariant: {
    'zh-CN': () => import('#variant/messages/home/zh-CN.ts'),
    en: () => import('#variant/messages/home/en.ts'),
  },
  policyList: {
    'zh-CN': () => import('../messages/zh-CN/policy-list.ts'),
    en: () => import('../messages/en/policy-list.ts'),
  },
  policyDetail: {
    'zh-CN': () => import('../messages/zh-CN/policy-detail.ts'),
    en: () => import('../messages/en/policy-detail.ts'),
  },
  recommend: {
    'zh-CN': () => import('../messages/zh-CN/recommend.ts'),
    en: () => import('../messages/en/recommend.ts'),
  },
  policyLanding: {
    'zh-CN': () => import('../messages/zh-CN/policy-landing.ts'),
    en: () => import('../messages/en/policy-landing.ts'),
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
} satisfies Record<string, Record<Locale, Load<object>>>;

export type NameSpace = keyof typeof CATALOGUE;

type WordsOf<N extends NameSpace> = (typeof CATALOGUE)[N]['zh-CN'] extends Load<infer T> ? T : never;
type Frame = WordsOf<'frame'>;

/** The portal's own words, by name space. */
export type Messages = { [N in NameSpace as N extends `kit.${string}` | 'frame' ? never : N]: WordsOf<N> } & Omit<
  Frame,
  'kit'
>;

/** The kit's words, below `kit`, where its widgets look for them. */
export interface KitMessages {
  kit: { [N in NameSpace as N extends `kit.${infer Widget}` ? Widget : never]: WordsOf<N> } & Frame['kit'];
}
