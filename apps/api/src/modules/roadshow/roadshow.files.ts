import type { Locale } from '@zonekit/api-client/contract';
import type { BookingSummary, HalfDayEntry } from '@zonekit/api-client/roadshow/contract';
import { HALF_DAY_HOURS } from '@zonekit/api-client/roadshow/hours';
import { minute } from '../../frame/cell-text.ts';
import type { FileOf, Reader } from '../../frame/list/file.ts';
import { bookingStatuses } from './roadshow.lists.ts';

const periods = { 1: { 'zh-CN': '上午', en: 'morning' }, 2: { 'zh-CN': '下午', en: 'afternoon' } } as const;
const equipment: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  projector: { 'zh-CN': '投影设备', en: 'Projector' },
  audio: { 'zh-CN': '音响设备', en: 'Audio equipment' },
};
const centre = { 'zh-CN': '路演中心', en: 'Roadshow centre' };

const separator = (locale: Locale) => (locale === 'en' ? '; ' : '；');
const halfDay = ({ appointment_date, period }: HalfDayEntry, locale: Locale) =>
  `${appointment_date} ${periods[period][locale]}`;

const PAGE = '/userCenter/user/space';

const pageOf = ({ id }: Pick<BookingSummary, 'id'>) => `${PAGE}?${new URLSearchParams({ booking: id })}`;

const calendarStatus = (status: BookingSummary['status']) => {
  if (status === 'submitted') return 'tentative';
  return status === 'rejected' || status === 'cancelled' ? 'cancelled' : 'confirmed';
};

/** One event for each half-day that was booked. */
const bookingEvents = (booking: BookingSummary, { locale, origin }: Pick<Reader, 'locale' | 'origin'>) =>
  booking.appointment_dates.map((half) => {
    const [from, to] = HALF_DAY_HOURS[half.period];
    return {
      uid: `${booking.id}-${half.appointment_date}-${half.period}@roadshow.zonekit`,
      title: booking.roadshow_title,
      description: `${booking.number} ${bookingStatuses[booking.status][locale]}`,
      starts: `${half.appointment_date}T${from}:00+08:00`,
      ends: `${half.appointment_date}T${to}:00+08:00`,
      location: centre[locale],
      link: origin + pageOf(booking),
      stamp: booking.updated_at,
      status: calendarStatus(booking.status),
      remindBefore: null,
    } as const;
  });

/** Bookings as a table and as a calendar. */
export const bookingFile: FileOf<BookingSummary> = {
  name: { 'zh-CN': '路演预约', en: 'Roadshow bookings' },
  path: PAGE,
  columns: [
    { name: { 'zh-CN': '预约编号', en: 'Number' }, of: ({ number }) => number },
    { name: { 'zh-CN': '活动名称', en: 'Activity' }, of: (booking) => booking.roadshow_title },
    { name: { 'zh-CN': '单位名称', en: 'Unit' }, of: (booking) => booking.organization },
    {
      name: { 'zh-CN': '使用时间', en: 'Usage time' },
      of: (booking, { locale }) =>
        booking.appointment_dates.map((half) => halfDay(half, locale)).join(separator(locale)),
    },
    { name: { 'zh-CN': '参会人数', en: 'Attendees' }, of: (booking) => booking.attendees_count },
    {
      name: { 'zh-CN': '所需设备', en: 'Equipment' },
      of: (booking, { locale }) =>
        booking.equipment_required
          .split(',')
          .flatMap((name) => equipment[name]?.[locale] ?? [])
          .join(separator(locale)),
    },
    { name: { 'zh-CN': '联系人', en: 'Contact' }, of: (booking) => booking.contact_person },
    { name: { 'zh-CN': '联系电话', en: 'Phone' }, of: (booking) => booking.contact_phone },
    { name: { 'zh-CN': '状态', en: 'Status' }, of: (booking, { locale }) => bookingStatuses[booking.status][locale] },
    {
      name: { 'zh-CN': '提交时间', en: 'Submitted' },
      of: (booking) => minute(booking.created_at),
    },
  ],
  news: (booking, { locale, origin }) => ({
    id: booking.id,
    title: `${booking.roadshow_title}: ${bookingStatuses[booking.status][locale]}`,
    summary: `${booking.number} ${booking.appointment_dates.map((half) => halfDay(half, locale)).join(separator(locale))}`,
    link: origin + pageOf(booking),
    updated: booking.updated_at,
    author: centre[locale],
    lang: locale,
  }),
  events: bookingEvents,
};
