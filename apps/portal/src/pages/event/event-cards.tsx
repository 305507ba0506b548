import type { EventSummary } from '@zonekit/api-client/event/contract';
import { event as lifecycle } from '@zonekit/api-client/lifecycle/event';
import { Card } from '@zonekit/ui/card';
import { Tag } from '@zonekit/ui/tag';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../platform/words/use-words.ts';
import { StateChip } from '../shared/state-chip.tsx';
import * as css from './detail/event-page.css.ts';

/** Activities as cards, three in a row. */
export function EventCards({ events }: { events: readonly EventSummary[] }) {
  const t = useWords('event');
  return (
    <ul className={css.relatedList}>
      {events.map((event) => (
        <li key={event.id}>
          <Card href={`/event/${event.id}`} className={css.relatedCard}>
            <span>
              <Tag>{t(`category.${event.category}`)}</Tag> <StateChip of={lifecycle} state={event.status} />
            </span>
            <h3 className={css.relatedTitle} lang={event.lang}>
              {event.title}
            </h3>
            <span className={css.note}>
              <Time value={event.starts_at} to={event.ends_at} format="datetime" />
            </span>
          </Card>
        </li>
      ))}
    </ul>
  );
}
