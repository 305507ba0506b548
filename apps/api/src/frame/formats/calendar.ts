import { foldLines, ICalAlarmType, ICalCalendar, ICalEvent, ICalEventStatus } from 'ical-generator';

/** Times are ISO 8601 with an offset. */
export interface CalendarEvent {
  /** Lasting and unique among all calendars: `dec-1@policy.zonekit`. */
  uid: string;
  title: string;
  description: string;
  starts: string;
  /** Null for a moment, such as a deadline. */
  ends: string | null;
  location: string | null;
  link: string;
  /** Time of publication or of the last change. */
  stamp: string;
  status: 'tentative' | 'confirmed' | 'cancelled';
  /** How long before it a calendar reminds, in seconds; null for no reminder. */
  remindBefore: number | null;
}

const STATUS = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** An address has no escapes (RFC 5545, 3.3.13), but the library makes some: there must be nothing to escape. */
const address = (url: string) => url.replaceAll(',', '%2C').replaceAll(';', '%3B').replaceAll('\\', '%5C');

/** How often a calendar program is to ask again, in seconds. */
const EVERY = 3600;

/** The pieces of a calendar, one after another: `head`, any number of events, `end`. Source: RFC 5545. */
export const calendarOf = (name: string) => {
  const calendar = new ICalCalendar({
    name,
    prodId: { company: 'Zonekit', product: 'Lists', language: 'EN' },
    timezone: null,
    ttl: EVERY,
  });
  const [head = '', end = ''] = calendar.toString().split(/(?=END:VCALENDAR)/);
  const event = ({
    uid,
    title,
    description,
    starts,
    ends,
    location,
    link,
    stamp,
    status,
    remindBefore,
  }: CalendarEvent) =>
    foldLines(
      new ICalEvent(
        {
          id: uid,
          // Instants, written in UTC: a time that no calendar has to look a zone up for.
          start: new Date(starts),
          end: ends === null ? null : new Date(ends),
          stamp: new Date(stamp),
          summary: title,
          description,
          location,
          url: address(link),
          status: STATUS[status],
          alarms: remindBefore === null ? [] : [{ type: ICalAlarmType.display, trigger: remindBefore }],
        },
        calendar,
      ).toString(),
    );
  return { head, event, end: `${end}\r\n` };
};
