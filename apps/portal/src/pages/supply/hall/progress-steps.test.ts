import { expect, it } from 'vitest';
import { progressSteps } from './progress-steps.ts';

const reviewing = { status: 'reviewing', at: '2026-11-06T09:40:00+08:00' } as const;
const released = { status: 'released', at: '2026-11-10T09:40:00+08:00' } as const;
const unveiled = { status: 'unveiled', at: '2026-12-12T09:40:00+08:00' } as const;
const done = (name: string, day: string) => ({ name, day, state: 'done' });
const begun = [done('reviewing', '2026-11-06'), done('released', '2026-11-10')];

it('has the deadline of an open demand, then the unveiling', () => {
  const demand = {
    progress: [reviewing, released],
    status: 'released',
    deadline: '2026-12-10',
    days_left: 20,
  } as const;
  expect(progressSteps(demand)).toEqual([
    ...begun,
    { name: 'deadline', day: '2026-12-10', state: 'deadline' },
    { name: 'unveiled', day: null, state: 'upcoming' },
  ]);
  expect(progressSteps({ ...demand, days_left: -1 })[2]).toEqual(done('deadline', '2026-12-10'));
});

it('has a deadline that ended the responses before the unveiling, and none that came later', () => {
  const demand = { progress: [reviewing, released, unveiled], status: 'unveiled', days_left: -4 } as const;
  const chosen = [done('unveiled', '2026-12-12'), { name: 'completed', day: null, state: 'upcoming' }];
  expect(progressSteps({ ...demand, deadline: '2026-12-10' })).toEqual([
    ...begun,
    done('deadline', '2026-12-10'),
    ...chosen,
  ]);
  expect(progressSteps({ ...demand, deadline: '2026-12-20' })).toEqual([...begun, ...chosen]);
});

it('ends with the completion', () => {
  const completed = { status: 'completed', at: '2027-03-01T10:00:00+08:00' } as const;
  const progress = [reviewing, released, unveiled, completed];
  const steps = progressSteps({ progress, status: 'completed', deadline: '2026-12-20', days_left: -71 });
  expect(steps.at(-1)).toEqual(done('completed', '2027-03-01'));
});
