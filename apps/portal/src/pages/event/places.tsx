import type { EventSummary } from '@zonekit/api-client/event/contract';
import { CellRow, type CellState } from '@zonekit/ui/cell-row';
import { useWords } from '../../platform/words/use-words.ts';

const CELLS = 12;

/** Cells of the places, `CELLS` for any capacity; one stays empty as long as a place is left. */
export const placeCells = ({ capacity, taken, left }: EventSummary['places']): CellState[] => {
  const filled = Math.min(left > 0 ? CELLS - 1 : CELLS, Math.round((taken / capacity) * CELLS));
  return Array.from({ length: CELLS }, (_, index) => (index < filled ? 'met' : 'empty'));
};

/** Places of an activity as cells and in words, or when its enrolment opens. */
export function Places({ event }: { event: Pick<EventSummary, 'places' | 'status' | 'opens_at'> }) {
  const t = useWords('event');
  const { places, status, opens_at } = event;
  if (status === 'upcoming') return <span>{t('opens', { time: opens_at.slice(0, 16).replace('T', ' ') })}</span>;
  if (status !== 'open' && status !== 'full') return null;
  return (
    <>
      <CellRow states={placeCells(places)} />
      <span>
        {places.left > 0
          ? t('places', { left: String(places.left), capacity: String(places.capacity) })
          : t('noPlaces', { waiting: String(places.waiting) })}
      </span>
    </>
  );
}
