import type { Locale } from '@zonekit/api-client/contract';
import { labelOf } from '@zonekit/api-client/lifecycle';
import { roadshowBooking } from '@zonekit/api-client/lifecycle/roadshow-booking';
import type { BookingStatus } from '@zonekit/api-client/roadshow/contract';
import { useBookings, useSaveBookings } from '@zonekit/api-client/roadshow/hooks';
import { HALF_DAY_HOURS } from '@zonekit/api-client/roadshow/hours';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { type ReactNode, useState } from 'react';
import { useLocale } from 'use-intl';
import { useWords } from '../../../platform/words/use-words.ts';
import { MonthCalendar } from '../../shared/month/month-calendar.tsx';
import { Loaded } from '../../shared/user-centre/loaded.tsx';
import { type OwnListSearch, ownListHref } from '../../shared/user-centre/own-list-search.ts';
import { OwnListTools } from '../../shared/user-centre/own-list-tools.tsx';
import { bookingHref, calendarHref, monthQuery, monthShown } from './booking-address.ts';
import { useViewingEntries } from './use-viewing-entries.ts';

interface BookingsCalendarProps {
  search: OwnListSearch<BookingStatus>;
  /** `YYYY-MM` as the address says it; by default that of today. */
  typedMonth: string | undefined;
  views: ReactNode;
}

const OVER: readonly BookingStatus[] = ['held', 'rejected', 'cancelled'];

/** My bookings of one month, each half-day an entry, with my viewings. */
export function BookingsCalendar({ search, typedMonth, views }: BookingsCalendarProps) {
  const t = useWords('roadshow');
  const locale: Locale = useLocale() === 'en' ? 'en' : 'zh-CN';
  const [now] = useState(Date.now);
  const month = monthShown(typedMonth, now);
  const query = monthQuery(search, month);
  const read = useBookings(query);
  const { state, save } = useSaveBookings();
  const { page_size: _, ...filter } = query;
  const viewings = useViewingEntries(month, search.status === undefined);
  return (
    <Loaded read={read}>
      {({ data, facets }) => (
        <>
          <OwnListTools
            path={calendarHref(month)}
            values={facets.status}
            status={search.status}
            files={{ state, csv: () => void save('csv', filter), ics: () => void save('ics', filter) }}
            views={views}
          />
          <MonthCalendar
            month={month}
            today={shanghaiDate(now)}
            title={t('month', { month })}
            entries={[
              ...viewings,
              ...data.flatMap(({ id, appointment_dates, roadshow_title, status }) =>
                appointment_dates.map(({ appointment_date, period }) => ({
                  id: `${id} ${appointment_date} ${period}`,
                  href: bookingHref(id),
                  at: `${appointment_date}T${HALF_DAY_HOURS[period][0]}`,
                  title: t('entry', { state: labelOf(roadshowBooking, status, locale), title: roadshow_title }),
                  lang: locale,
                  over: OVER.includes(status),
                })),
              ),
            ].sort((a, b) => a.at.localeCompare(b.at))}
            hrefFor={(other) => ownListHref(calendarHref(other), { ...(search.status && { status: search.status }) })}
          />
          {data.length + viewings.length === 0 && <p role="status">{t('monthEmpty')}</p>}
        </>
      )}
    </Loaded>
  );
}
