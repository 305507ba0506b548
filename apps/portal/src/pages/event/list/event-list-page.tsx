import { eventEndpoints } from '@zonekit/api-client/event/endpoints';
import { useEvents } from '@zonekit/api-client/event/hooks';
import { listHref } from '@zonekit/portal-kit/list-page/core';
import { Alert } from '@zonekit/ui/alert';
import { CalendarDays, List } from 'lucide-react';
import { useWords } from '../../../platform/words/use-words.ts';
import { ListPage } from '../../shared/list/list-page.tsx';
import { MonthCalendar } from '../../shared/month/month-calendar.tsx';
import {
  type EventPlace,
  type EventSearch,
  eventQuery,
  inMonth,
  listAt,
  monthOf,
  monthQuery,
  otherView,
  readEvents,
  type TypedSearch,
} from './calendar-view.ts';
import { EventRow } from './event-row.tsx';

export interface EventListPageProps {
  place: EventPlace;
  search: TypedSearch;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Of the page; by default those of all activities. */
  words?: { title: string; lede: string };
  /** Pages between home and this one. */
  trail?: readonly { label: string; href: string }[];
}

/** Activities as a list, or as a month calendar with the list of that month. */
export function EventListPage({ place, search: typed, today, words, trail = [] }: EventListPageProps) {
  const t = useWords('event');
  const search = readEvents(place, typed);
  const month = monthOf(place, search, today);
  const shown = month === null ? search : inMonth(search, month);
  const views = {
    list: { label: t('list'), icon: List },
    calendar: { label: t('calendar'), icon: CalendarDays },
  };
  return (
    <ListPage
      path={place.path}
      trail={trail}
      list={listAt(place)}
      {...(place.category && { fixed: { category: [place.category] } })}
      file={eventEndpoints.eventsFile}
      search={shown}
      read={useEvents(eventQuery(place, shown))}
      views={[
        { value: null, ...views[place.first] },
        { value: otherView(place), ...views[otherView(place)] },
      ]}
      lead={month !== null && <Month {...{ place, search, month, today }} />}
      words={{
        title: t('title'),
        lede: t('lede'),
        ...words,
        searchLabel: t('search'),
        facet: (facet) => t(`facets.${facet}`),
        sort: (sort) => t(`sorts.${sort}`),
      }}
      row={(event) => <EventRow event={event} />}
    />
  );
}

interface MonthProps {
  place: EventPlace;
  search: EventSearch;
  month: string;
  today: string;
}

function Month({ place, search, month, today }: MonthProps) {
  const t = useWords('event');
  const read = useEvents(monthQuery(place, search, month));
  const events = read.status === 'ready' || read.status === 'failed' ? (read.data?.data ?? []) : [];
  return (
    <>
      {read.status === 'failed' && <Alert tone="danger" title={t('monthNotRead')} />}
      <MonthCalendar
        month={month}
        today={today}
        title={t('month', { month })}
        entries={events.map(({ id, starts_at, status, title, lang }) => ({
          id,
          href: `/event/${id}`,
          at: starts_at,
          title,
          lang,
          over: status === 'ended' || status === 'cancelled',
        }))}
        hrefFor={(other) => listHref(place.path, inMonth(search, other))}
      />
    </>
  );
}
