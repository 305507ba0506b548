import type { DateWords } from '../calendar/calendar-words.ts';
import { isChosen, type PlacedSlot, type SlotChoice, type SlotDay, slotKey } from './time-slots.core.ts';
import * as css from './time-slots.css.ts';
import type { TimeSlotsLabels } from './time-slots-words.ts';

const flag = (on: boolean) => (on ? '' : undefined);

interface SlotDayRowProps {
  day: SlotDay;
  /** Then the day is part of each slot's name. */
  several: boolean;
  choice: SlotChoice | null;
  /** The one slot in the tab order, by its key. */
  current: string | null;
  words: DateWords;
  labels: TimeSlotsLabels;
  onPick: (slot: PlacedSlot) => void;
  onFocus: (key: string) => void;
}

/** One day: its date, then its slots on as many lines as they need. */
export function SlotDayRow({ day, several, choice, current, words, labels, onPick, onFocus }: SlotDayRowProps) {
  const { date } = day;
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that wrap are no table
    // biome-ignore lint/a11y/useFocusableInteractive: the slots within take the focus
    <div role="row" className={css.day}>
      {/* biome-ignore lint/a11y/useSemanticElements: rows that wrap are no table */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: a title */}
      <div role="rowheader" className={css.date}>
        {date}
        <small>{words.weekdayLong(date)}</small>
      </div>
      <div role="presentation" className={css.slots}>
        {day.slots.map((plain) => {
          const slot: PlacedSlot = { ...plain, date };
          const chosen = isChosen(slot, choice);
          const time = `${slot.start}–${slot.end}`;
          const states = [
            chosen && labels.chosen,
            slot.status === 'free' ? !chosen && labels.free : labels[slot.status],
          ];
          const place = several ? `${words.full(date)} ${time}` : time;
          return (
            // biome-ignore lint/a11y/useSemanticElements: rows that wrap are no table
            // biome-ignore lint/a11y/useFocusableInteractive: the button within takes the focus
            <div key={slot.start} role="gridcell" aria-selected={chosen}>
              <button
                type="button"
                className={css.slot}
                tabIndex={slotKey(slot) === current ? 0 : -1}
                aria-label={[place, ...states, slot.reason].filter(Boolean).join(', ')}
                aria-disabled={slot.status !== 'free' || undefined}
                data-slot={slotKey(slot)}
                data-date={date}
                data-status={slot.status}
                data-chosen={flag(chosen)}
                data-conflict={flag(chosen && slot.status !== 'free')}
                onClick={() => onPick(slot)}
                onFocus={() => onFocus(slotKey(slot))}
              >
                <span className={css.time}>{time}</span>
              </button>
            </div>
          );
        })}
      </div>
    </div>
  );
}
