import { expect, test } from 'vitest';
import { shouldReload } from '../apps/portal/src/shell/chunk-reload.ts';
import { FETCH_MINIMUM_DELAY_MS } from '../apps/portal/src/shell/fetch-minimum-delay.ts';
import { MAP_SCALES } from '../apps/portal/src/variants/map-scales.ts';
import { CATEGORY_PAGE_SIZE } from '../packages/api-client/src/policy/policy.client.ts';
import { PREFETCH_IDLE_MS } from '../packages/api-client/src/react/idle.ts';
import { CALENDAR_PAGE_SIZE } from '../packages/api-client/src/roadshow/roadshow.client.ts';
import {
  LOGOUT_RELOAD_DELAY_MS,
  REFRESHABLE_FROM_MS,
  TOKEN_LIFE_MS,
} from '../packages/api-client/src/session/session.ts';
import { REQUEST_TIMEOUT_MS } from '../packages/api-client/src/transport/timeout.ts';
import * as appointment from '../packages/portal-kit/src/appointment-picker/core/index.ts';
import { shownMonths } from '../packages/portal-kit/src/booking-calendar/core/month-grid.ts';
import * as booking from '../packages/portal-kit/src/booking-dialog/core/index.ts';
import { VISITS_KEPT_MS } from '../packages/portal-kit/src/device-storage/core/index.ts';
import { PANEL_MOVES_AFTER_PX } from '../packages/portal-kit/src/floating-panel/core/index.ts';
import * as questionnaire from '../packages/portal-kit/src/questionnaire/core/index.ts';
import * as header from '../packages/portal-kit/src/site-header/core/index.ts';
import * as video from '../packages/portal-kit/src/video-modal/core/index.ts';
import { HIDE_MS } from '../packages/ui/src/navigation-menu/hover-intent.ts';
import { SCALES } from '../packages/ui/src/theme/tokens.ts';
import { DURATION_MS, THROTTLE_MS } from '../packages/ui/src/top-progress/progress-phase.ts';

const CHUNK = 'Failed to fetch dynamically imported module';
const PROFILE = {
  enterprise_name: '东港澜图智能装备有限公司',
  address_area: {
    province_id: '1',
    province_name: '',
    city_id: '2',
    city_name: '',
    county_id: '3',
    county_name: '',
  },
};

/** The specification's section 9 in its own words, and what stands for them in the code. */
test.each([
  ['Request timeout 30000 ms', REQUEST_TIMEOUT_MS, 30_000],
  ['Token expiry 120 minutes', TOKEN_LIFE_MS, 7_200_000],
  ['Refresh window 90 to 120 minutes', REFRESHABLE_FROM_MS, 5_400_000],
  ['Logout reload delay 1 s', LOGOUT_RELOAD_DELAY_MS, 1000],
  ['Header sticks after 100 px scroll', header.HEADER_STICKS_AFTER_PX, 100],
  ['Left nav moves at 700 px', PANEL_MOVES_AFTER_PX, 700],
  ['Hover-nav hide delay 100 ms', [header.NAV_HIDE_DELAY_MS, HIDE_MS], [100, 100]],
  [
    'Nav left offsets 100, 285, 626, 970 for policy, industry, finance, highlights',
    header.NAV_PANEL_OFFSETS,
    { policy: 100, industry: 285, finance: 626, highlights: 970 },
  ],
  ['Prefetch idle timeout 2000 ms', PREFETCH_IDLE_MS, 2000],
  ['Industry choice max 3', questionnaire.MAX_INDUSTRIES, 3],
  ['Questionnaire 10 steps', questionnaire.STEP_COUNT, 10],
  ['Button-hide delay 500 ms', questionnaire.BUTTON_PAUSE_MS, 500],
  ['Login redirect delay 2000 ms', questionnaire.LOGIN_REDIRECT_MS, 2000],
  ['Category page size 999', CATEGORY_PAGE_SIZE, 999],
  ['Calendar page size 99', CALENDAR_PAGE_SIZE, 99],
  ['Date picker limit 30 days', appointment.LIMIT_DAYS, 30],
  ['Time slots allow hours 9-17 only (section 5)', [appointment.FIRST_HOUR, appointment.END_HOUR], [9, 17]],
  ['Calendar shows 2 months', shownMonths('2026-11-20').length, 2],
  ['Attendees 1 to 999', [booking.MIN_ATTENDEES, booking.MAX_ATTENDEES], [1, 999]],
  ['Phone 11 digits', booking.PHONE_DIGITS, 11],
  ['Modal width 800 (questionnaire)', questionnaire.DIALOG_WIDTH, 800],
  ['Modal width 1000 (roadshow)', booking.DIALOG_WIDTH, 1000],
  ['Page content width 1200', SCALES.content, '1200px'],
  ['Offset constant 2678400000 ms (31 days)', VISITS_KEPT_MS, 31 * 24 * 60 * 60 * 1000],
  [
    'reg_time format YYYY-MM-DD hh:mm:ss',
    questionnaire.toProfile(questionnaire.initialQuestionnaire({ ...PROFILE, reg_time: '2021-03-18 00:00:00' }))
      .reg_time,
    '2021-03-18 00:00:00',
  ],
  ['Fetch minimum delay 200 ms', FETCH_MINIMUM_DELAY_MS, 200],
  ['Video ratio 16:9, zh-CN', [video.VIDEO_RATIO, video.VIDEO_LANGUAGE], ['16 / 9', 'zh-CN']],
  ['Map scale per variant (active: 10 or 12)', MAP_SCALES, [10, 12]],
  [
    'Failed chunk load reloads the page once per minute (section 8)',
    [59_999, 60_000].map((ago) => shouldReload(new Error(CHUNK), ago)),
    [false, true],
  ],
  ['Progress bar 5 s duration', DURATION_MS, 5000],
  ['Progress bar 200 ms throttle', THROTTLE_MS, 200],
])('%s', (_, held, specified) => expect(held).toEqual(specified));
