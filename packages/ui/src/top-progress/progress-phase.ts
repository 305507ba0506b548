/** Delay before the bar shows, and how long it runs. */
export const THROTTLE_MS = 200;
export const DURATION_MS = 5000;
/** How long the bar takes to run out once the page is there. */
export const FINISH_MS = 200;

/** A page that comes within the throttle shows no bar at all. */
export type ProgressPhase = 'idle' | 'throttled' | 'running' | 'finishing';
export type ProgressEvent = 'start' | 'throttle-over' | 'stop' | 'finished';

export const nextPhase = (phase: ProgressPhase, event: ProgressEvent): ProgressPhase => {
  if (event === 'start') return phase === 'running' ? 'running' : 'throttled';
  if (event === 'throttle-over') return phase === 'throttled' ? 'running' : phase;
  if (event === 'stop') return phase === 'running' ? 'finishing' : phase === 'throttled' ? 'idle' : phase;
  return phase === 'finishing' ? 'idle' : phase;
};

/** What ends a phase by itself, and after how long; null where only the page does. */
export const timerOf = (phase: ProgressPhase): { event: ProgressEvent; after: number } | null => {
  if (phase === 'throttled') return { event: 'throttle-over', after: THROTTLE_MS };
  if (phase === 'finishing') return { event: 'finished', after: FINISH_MS };
  return null;
};
