import appointmentPicker from '../appointment-picker/messages/zh-CN.ts';
import bookingCalendar from '../booking-calendar/messages/zh-CN.ts';
import bookingDialog from '../booking-dialog/messages/zh-CN.ts';
import commandPalette from '../command-palette/messages/zh-CN.ts';
import comparisonTable from '../comparison-table/messages/zh-CN.ts';
import comparisonTray from '../comparison-tray/messages/zh-CN.ts';
import deadlineCountdown from '../deadline-countdown/messages/zh-CN.ts';
import detailPage from '../detail-page/messages/zh-CN.ts';
import editConflict from '../edit-conflict/messages/zh-CN.ts';
import errorPage from '../error-page/messages/zh-CN.ts';
import facetFilter from '../facet-filter/messages/zh-CN.ts';
import fileViewer from '../file-viewer/messages/zh-CN.ts';
import floatingPanel from '../floating-panel/messages/zh-CN.ts';
import formPage from '../form-page/messages/zh-CN.ts';
import gallery from '../gallery/messages/zh-CN.ts';
import listPage from '../list-page/messages/zh-CN.ts';
import mapList from '../map-list/messages/zh-CN.ts';
import notices from '../notices/messages/zh-CN.ts';
import notificationCentre from '../notification-centre/messages/zh-CN.ts';
import pageShell from '../page-shell/messages/zh-CN.ts';
import panorama from '../panorama/messages/zh-CN.ts';
import policyMatch from '../policy-match/messages/zh-CN.ts';
import portalFooter from '../portal-footer/messages/zh-CN.ts';
import portalSearch from '../portal-search/messages/zh-CN.ts';
import questionnaire from '../questionnaire/messages/zh-CN.ts';
import regionPicker from '../region-picker/messages/zh-CN.ts';
import share from '../share/messages/zh-CN.ts';
import siteHeader from '../site-header/messages/zh-CN.ts';
import slotCalendar from '../slot-calendar/messages/zh-CN.ts';
import statusTimeline from '../status-timeline/messages/zh-CN.ts';
import userCentreFrame from '../user-centre-frame/messages/zh-CN.ts';
import videoModal from '../video-modal/messages/zh-CN.ts';

/** The kit's Chinese catalogue; each widget keeps its own words in its folder. */
const messages = {
  appointmentPicker,
  bookingCalendar,
  bookingDialog,
  commandPalette,
  comparisonTable,
  comparisonTray,
  editConflict,
  errorPage,
  facetFilter,
  fileViewer,
  floatingPanel,
  formPage,
  listPage,
  mapList,
  notices,
  notificationCentre,
  pageShell,
  panorama,
  policyMatch,
  portalFooter,
  portalSearch,
  deadlineCountdown,
  detailPage,
  gallery,
  questionnaire,
  regionPicker,
  share,
  siteHeader,
  slotCalendar,
  statusTimeline,
  userCentreFrame,
  videoModal,
} as const;
export default messages;
