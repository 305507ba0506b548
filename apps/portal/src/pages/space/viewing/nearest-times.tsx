import { Button } from '@zonekit/ui/button';
import * as css from './viewing.css.ts';
import { timeText, type ViewingTime } from './viewing-time.ts';

interface NearestTimesProps {
  label: string;
  times: readonly ViewingTime[];
  onChoose: (time: string) => void;
}

/** Free hours in place of one that was full, each a button. */
export function NearestTimes({ label, times, onChoose }: NearestTimesProps) {
  if (times.length === 0) return null;
  return (
    <section aria-label={label} className={css.nearest}>
      <p>{label}</p>
      <ul className={css.times}>
        {times.map((time) => (
          <li key={timeText(time)}>
            <Button size="sm" onClick={() => onChoose(timeText(time))}>
              {timeText(time)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
