import appointmentPicker from '../appointment-picker/messages/en.ts';
import bookingCalendar from '../booking-calendar/messages/en.ts';
import bookingDialog from '../booking-dialog/messages/en.ts';
import commandPalette from '../command-palette/messages/en.ts';
import comparisonTable from '../comparison-table/messages/en.ts';
import comparisonTray from '../comparison-tray/messages/en.ts';
import deadlineCountdown from '../deadline-countdown/messages/en.ts';
import detailPage from '../detail-page/messages/en.ts';
import editConflict from '../edit-conflict/messages/en.ts';
import errorPage from '../error-page/messages/en.ts';
import facetFilter from '../facet-filter/messages/en.ts';
import fileViewer from '../file-viewer/messages/en.ts';
import floatingPanel from '../floating-panel/messages/en.ts';
import formPage from '../form-page/messages/en.ts';
import gallery from '../gallery/messages/en.ts';
import listPage from '../list-page/messages/en.ts';
import mapList from '../map-list/messages/en.ts';
import notices from '../notices/messages/en.ts';
import notificationCentre from '../notification-centre/messages/en.ts';
import pageShell from '../page-shell/messages/en.ts';
import panorama from '../panorama/messages/en.ts';
import policyMatch from '../policy-match/messages/en.ts';
import portalFooter from '../portal-footer/messages/en.ts';
import portalSearch from '../portal-search/messages/en.ts';
import questionnaire from '../questionnaire/messages/en.ts';
import regionPicker from '../region-picker/messages/en.ts';
import share from '../share/messages/en.ts';
import siteHeader from '../site-header/messages/en.ts';
import slotCalendar from '../slot-calendar/messages/en.ts';
import statusTimeline from '../status-timeline/messages/en.ts';
import userCentreFrame from '../user-centre-frame/messages/en.ts';
import videoModal from '../video-modal/messages/en.ts';

/** The kit's English catalogue; each widget keeps its own words in its folder. */
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
