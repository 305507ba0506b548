import type { Lifecycle } from '@zonekit/api-client/lifecycle';
import { Timeline } from '@zonekit/ui/timeline';
import { StateWords } from '../state-chip.tsx';
import * as css from './record.css.ts';

interface RecordHistoryProps<S extends string> {
  title: string;
  of: Lifecycle<S>;
  /** Oldest first. */
  events: readonly { at: string; to: S; actor: string; reason: string | null }[];
}

/** All that has happened to a record, from the first. */
export function RecordHistory<S extends string>({ title, of, events }: RecordHistoryProps<S>) {
  return (
    <section className={css.history}>
      <h2>{title}</h2>
      <Timeline
        steps={events.map(({ at, to, actor, reason }, place) => ({
          title: <StateWords of={of} state={to} />,
          time: at.slice(0, 16).replace('T', ' '),
          dateTime: at,
          description: reason ? `${actor}: ${reason}` : actor,
          state: place === events.length - 1 ? 'current' : 'done',
        }))}
      />
    </section>
  );
}
