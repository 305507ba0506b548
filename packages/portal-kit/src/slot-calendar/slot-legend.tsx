import * as shared from '../booking-calendar/legend.css.ts';
import * as css from './slot-calendar.css.ts';
import type { SlotWords } from './slot-words.ts';

const MARKS = ['free', 'taken', 'maintenance', 'closed'] as const;
const NO_ROOM = ['no-room'] as const;

interface SlotLegendProps {
  words: SlotWords;
  /** Off in the list, where each time shows its state as text. */
  marks: boolean;
  /** Whether something is free and has too little free around it. */
  noRoom: boolean;
}

/** Legend of the marks, and the time zone. */
export function SlotLegend({ words: { t }, marks, noRoom }: SlotLegendProps) {
  return (
    <div className={shared.footer}>
      {marks && (
        <ul className={shared.legend}>
          {[...MARKS, ...(noRoom ? NO_ROOM : [])].map((status) => (
            <li key={status}>
              <span className={css.key} data-status={status} aria-hidden="true" />
              {t(`legend.${status}`)}
            </li>
          ))}
          <li>
            <span className={css.key} data-status="free" data-in-range="" data-edge="start end" aria-hidden="true" />
            {t('selected')}
          </li>
        </ul>
      )}
      <p>{t('zone')}</p>
    </div>
  );
}
