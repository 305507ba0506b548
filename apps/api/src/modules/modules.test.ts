import { expect, it } from 'vitest';
import { modules } from './modules.ts';

const queues = modules.flatMap(({ queues = [] }) => queues);

it.each(queues)(
  'the queue of $lifecycle.subject waits for an actor that its states wait for',
  ({ lifecycle, waitingFor = 'operator' }) => {
    const awaited = Object.values(lifecycle.states).flatMap(({ waitingFor: actor }) => actor ?? []);
    expect(Object.keys(lifecycle.actors)).toContain(waitingFor);
    // Enrolments waited for the organizer while their queue listed what waits for the operator, which was nothing.
    if (awaited.length > 0) expect(awaited).toContain(waitingFor);
  },
);
