import { type IsWorkday, isWeekday, workdaysBetween } from './workdays.ts';

/** A change of state, oldest first. Instants are ISO 8601 with their offset. */
export interface StageEvent {
  at: string;
  /** The state that began, in the reader's language. */
  label: string;
  /** Owner since then; null if nobody has to act. */
  owner: string | null;
  /** When they are to have acted; null where nothing is promised. */
  dueAt: string | null;
  /** The reason, or the consequence if nobody acts. */
  note?: string | null;
}

/** A stage that is still to come. */
export interface PlannedStage {
  label: string;
  owner?: string;
  /** Working days that it may take. */
  workdays?: number;
}

interface StageFacts {
  label: string;
  owner: string | null;
  note: string | null;
}

export type Stage = StageFacts &
  (
    | { state: 'done'; from: string; until: string; used: number; limit: number | null; late: boolean }
    /** `left`: working days, null where nothing is promised. */
    | { state: 'current'; from: string; dueAt: string | null; left: number | null; overdue: boolean }
    /** The last stage, in which nobody has to act. */
    | { state: 'ended'; from: string }
    | { state: 'planned'; workdays: number | null }
  );

/**
 * The stages that a thing has gone through, the one it is in, and those to come: who has it, since when, and how many
 * working days of how many it took. A stage ends when the next begins. `now` is in ms since 1970. What ended has nothing
 * more to come.
 */
export const stagesOf = (
  events: readonly StageEvent[],
  planned: readonly PlannedStage[],
  now: number,
  isWorkday: IsWorkday = isWeekday,
): Stage[] => {
  const between = (from: string | number, to: string | number) => workdaysBetween(from, to, isWorkday);
  const stages = events.map(({ at, label, owner, dueAt, note = null }, place): Stage => {
    const facts = { label, owner, note };
    const until = events[place + 1]?.at;
    if (until !== undefined) {
      const late = dueAt !== null && Date.parse(until) > Date.parse(dueAt);
      const limit = dueAt === null ? null : between(at, dueAt);
      return { ...facts, state: 'done', from: at, until, used: between(at, until), limit, late };
    }
    if (owner === null) return { ...facts, state: 'ended', from: at };
    const overdue = dueAt !== null && now > Date.parse(dueAt);
    return { ...facts, state: 'current', from: at, dueAt, left: dueAt === null ? null : between(now, dueAt), overdue };
  });
  if (stages.at(-1)?.state === 'ended') return stages;
  return [
    ...stages,
    ...planned.map(({ label, owner = null, workdays = null }): Stage => {
      return { label, owner, note: null, state: 'planned', workdays };
    }),
  ];
};
