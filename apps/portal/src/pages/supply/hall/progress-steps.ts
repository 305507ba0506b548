import type { DemandDetail } from '@zonekit/api-client/supply/demand/contract';
import { isOpen } from './is-open.ts';

type Reached = DemandDetail['progress'][number];

export interface ProgressStep {
  name: Reached['status'] | 'deadline';
  /** `2026-11-20`; null for a state to come. */
  day: string | null;
  state: 'done' | 'deadline' | 'upcoming';
}

const NEXT = { released: 'unveiled', unveiled: 'completed', completed: null } as const;

/** The deadline stands where it ended the responses, or is going to; a demand unveiled before it has none. */
export const progressSteps = (
  demand: Pick<DemandDetail, 'status' | 'deadline' | 'days_left'> & { progress: readonly Reached[] },
): ProgressStep[] => {
  const { progress, status, deadline } = demand;
  const reached = progress.map(({ status: name, at }): ProgressStep => ({ name, day: at.slice(0, 10), state: 'done' }));
  const later = reached.findIndex(({ day }) => day !== null && day > deadline);
  const end = later === -1 ? reached.length : later;
  const hasDeadline = status === 'released' || later !== -1;
  const last: ProgressStep = { name: 'deadline', day: deadline, state: isOpen(demand) ? 'deadline' : 'done' };
  const next = NEXT[status];
  return [
    ...reached.slice(0, end),
    ...(hasDeadline ? [last] : []),
    ...reached.slice(end),
    ...(next ? [{ name: next, day: null, state: 'upcoming' } as const] : []),
  ];
};
