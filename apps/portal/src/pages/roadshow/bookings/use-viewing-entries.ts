import { labelOf } from '@zonekit/api-client/lifecycle';
import { viewingAppointment } from '@zonekit/api-client/lifecycle/viewing-appointment';
import { useAppointments } from '@zonekit/api-client/space/appointment/hooks';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import type { MonthEntry } from '../../shared/month/month-calendar.tsx';

/** Those that have not ended come first: more than a page of them is nobody's. */
const MOST = 100;

/**
 * My viewing appointments of a month, as the calendar shows them.
 * @param month `YYYY-MM`
 * @param isShown false where a state of the bookings is chosen, which viewings do not have
 */
export const useViewingEntries = (month: string, isShown: boolean): MonthEntry[] => {
  const t = useWords('roadshow');
  const lang = useLocale() === 'en' ? 'en' : 'zh-CN';
  const read = useAppointments(isShown ? { page_size: MOST } : null);
  const appointments = read.status === 'ready' || read.status === 'failed' ? (read.data?.data ?? []) : [];
  return appointments
    .filter(({ date }) => date.startsWith(month))
    .map(({ id, starts_at, unit, park, status }) => ({
      id,
      href: '/userCenter/user/space/make',
      at: starts_at,
      title: t('viewing', { title: unit?.title ?? park.name, state: labelOf(viewingAppointment, status, lang) }),
      lang,
      over: status === 'visited' || status === 'cancelled',
    }));
};
