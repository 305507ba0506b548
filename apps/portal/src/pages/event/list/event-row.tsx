import type { EventSummary } from '@zonekit/api-client/event/contract';
import { event as lifecycle } from '@zonekit/api-client/lifecycle/event';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { Tag } from '@zonekit/ui/tag';
import { Time } from '@zonekit/ui/time';
import { useWords } from '../../../platform/words/use-words.ts';
import * as list from '../../shared/list/list-page.css.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { Places } from '../places.tsx';
import * as css from './event-row.css.ts';

export function EventRow({ event }: { event: EventSummary }) {
  const t = useWords('event');
  const isOver = event.status === 'ended' || event.status === 'cancelled';
  return (
    <Link href={`/event/${event.id}`} className={css.row} data-ended={isOver ? '' : undefined}>
      <div className={css.date}>
        <span className={css.day}>{Number(event.starts_at.slice(8, 10))}</span>
        <span>{event.starts_at.slice(0, 7)}</span>
      </div>
      <div>
        <p className={css.chips}>
          <Tag>{t(`category.${event.category}`)}</Tag>
          <StateChip of={lifecycle} state={event.status} />
        </p>
        <RowTitle item={event} />
        <p className={list.snippet} lang={event.lang}>
          {event.snippet ? <MarkedText pieces={event.snippet} /> : event.summary}
        </p>
        <p className={list.meta}>
          <Time value={event.starts_at} to={event.ends_at} format="time" />
          <span lang={event.lang}>{event.venue}</span>
          <span lang={event.lang}>{event.organizer}</span>
        </p>
      </div>
      <div className={css.places}>
        <Places event={event} />
      </div>
    </Link>
  );
}
