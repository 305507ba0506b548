import type { PlacedSlot } from './time-slots.core.ts';
import * as css from './time-slots.css.ts';
import type { TimeSlotsLabels } from './time-slots-words.ts';

/** Legend of the marks that occur. */
export function SlotLegend({ labels, slots }: { labels: TimeSlotsLabels; slots: readonly PlacedSlot[] }) {
  const states = (['free', 'taken', 'closed'] as const).filter((state) => slots.some(({ status }) => status === state));
  return (
    <ul className={css.keys}>
      {states.map((state) => (
        <li key={state}>
          <span className={css.key} data-status={state} aria-hidden="true" />
          {labels[state]}
        </li>
      ))}
      <li>
        <span className={css.key} data-status="free" data-chosen="" aria-hidden="true" />
        {labels.chosen}
      </li>
    </ul>
  );
}
