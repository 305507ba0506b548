import bookingCalendar from '../booking-calendar/messages/en.ts';
import errorPage from '../error-page/messages/en.ts';
import questionnaire from '../questionnaire/messages/en.ts';
import regionPicker from '../region-picker/messages/en.ts';

/** The kit's English catalogue; each widget keeps its own words in its folder. */
const messages = { questionnaire, regionPicker, bookingCalendar, errorPage } as const;
export default messages;
