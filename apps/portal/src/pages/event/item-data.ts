import type { EventDetail } from '@zonekit/api-client/event/contract';
import { describes, type ItemData } from '../../platform/item-data.ts';

export const eventItems: ItemData = {
  '/event/$id': describes<{ event: EventDetail }>(({ event }, { url, fileUrl }) => ({
    '@type': 'Event',
    name: event.title,
    description: event.summary,
    inLanguage: event.lang,
    startDate: event.starts_at,
    endDate: event.ends_at,
    eventStatus: `https://schema.org/${event.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${event.online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: event.online
      ? { '@type': 'VirtualLocation', url }
      : { '@type': 'Place', name: event.venue, address: event.venue },
    organizer: { '@type': 'Organization', name: event.organizer },
    maximumAttendeeCapacity: event.places.capacity,
    ...(event.picture_id !== null && { image: fileUrl(event.picture_id) }),
  })),
};
