import { Button } from '../button/button.tsx';
import { closedBecause, type DayLimits } from '../calendar/calendar-grid.core.ts';
import * as css from './date-picker.css.ts';
import type { DateFieldLabels } from './date-words.ts';

interface PanelFootProps {
  labels: DateFieldLabels;
  today: () => string;
  limits: DayLimits;
  value: string | null;
  required: boolean | undefined;
  onPick: (date: string | null) => void;
}

/** Today and nothing, in one press each. */
export function PanelFoot({ labels, today, limits, value, required, onPick }: PanelFootProps) {
  const { chooseToday, clear } = labels;
  if (!chooseToday && !clear) return null;
  return (
    <div className={css.foot}>
      {chooseToday && (
        <Button
          size="sm"
          kind="quiet"
          disabled={closedBecause(today(), limits) !== false}
          onClick={() => onPick(today())}
        >
          {chooseToday}
        </Button>
      )}
      {clear && !required && (
        <Button size="sm" kind="quiet" disabled={value === null} onClick={() => onPick(null)}>
          {clear}
        </Button>
      )}
    </div>
  );
}
