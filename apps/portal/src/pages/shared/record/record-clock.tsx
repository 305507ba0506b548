import { type Lifecycle, labelOf } from '@zonekit/api-client/lifecycle';
import { StatusTimeline } from '@zonekit/portal-kit/status-timeline';
import chineseDays from 'chinese-days';
import { useLocale } from 'use-intl';

interface RecordClockProps<S extends string> {
  of: Lifecycle<S>;
  /** Oldest first. */
  events: readonly { at: string; to: S; waiting_for: string | null; due_at: string | null }[];
  /** States that are still to come. */
  planned: readonly S[];
}

/** The way of a record from hand to hand, with the working days that each took. */
export function RecordClock<S extends string>({ of, events, planned }: RecordClockProps<S>) {
  const locale = useLocale() === 'en' ? 'en' : 'zh-CN';
  const actors: Readonly<Record<string, Readonly<Record<'zh-CN' | 'en', string>>>> = of.actors;
  const ownerOf = (actor: string | null | undefined) => (actor ? (actors[actor]?.[locale] ?? null) : null);
  return (
    <StatusTimeline
      now={Date.now()}
      isWorkday={chineseDays.isWorkday}
      events={events.map(({ at, to, waiting_for, due_at }) => ({
        at,
        label: labelOf(of, to, locale),
        owner: ownerOf(waiting_for),
        dueAt: due_at,
      }))}
      planned={planned.map((state) => {
        const { waitingFor, workdays } = of.states[state];
        return { label: labelOf(of, state, locale), owner: ownerOf(waitingFor) ?? '', ...(workdays && { workdays }) };
      })}
    />
  );
}
