import { lifecycle } from '@zonekit/api-client/lifecycle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/harness.ts';
import { Problem } from '../problem.ts';
import { eventsOf, presentEvent } from './lifecycle.repository.ts';
import { type Actor, begin, checkMove, move } from './lifecycle.ts';

const words = { 'zh-CN': '门', en: 'Door' };
const state = (more: { waitingFor?: 'porter'; workdays?: number } = {}) => ({
  label: words,
  tone: 'info' as const,
  ...more,
});
const door = lifecycle({
  subject: 'door',
  label: words,
  actors: { guest: words, porter: words },
  initialStates: ['open'],
  states: { open: state(), shut: state({ waitingFor: 'porter', workdays: 2 }), locked: state() },
  transitions: [
    { from: 'open', to: 'shut', by: ['guest', 'porter'] },
    { from: 'shut', to: 'open', by: ['guest', 'porter'] },
    { from: 'shut', to: 'locked', by: ['porter'], reason: 'required' },
  ],
});
type S = keyof typeof door.states;

const refusal = (from: S, to: S, actors: ('guest' | 'porter')[], reason: string | null = 'night'): Problem => {
  try {
    checkMove(door, { from, to, reason }, actors);
  } catch (error) {
    if (error instanceof Problem) return error;
  }
  throw new Error('nothing was refused');
};

describe('a change of state', () => {
  it('follows a transition of its own actor', () => {
    expect(() => checkMove(door, { from: 'shut', to: 'locked', reason: 'night' }, ['porter'])).not.toThrow();
  });

  it('answers 422 with what is allowed where there is no transition', () => {
    const problem = refusal('open', 'locked', ['porter']);
    expect([problem.status, problem.code]).toEqual([422, 'transition_refused']);
    expect(problem.details).toEqual({ from: 'open', to: 'locked', allowed: ['shut'] });
  });

  it("answers 403 where the transition is somebody else's", () => {
    expect(refusal('shut', 'locked', ['guest']).status).toBe(403);
  });

  it('refuses to move from a state to itself, and out of an end', () => {
    expect(refusal('open', 'open', ['porter']).status).toBe(422);
    expect(refusal('locked', 'open', ['porter']).details).toMatchObject({ allowed: [] });
  });

  it('asks for the reason where the table does', () => {
    const problem = refusal('shut', 'locked', ['porter'], '  ');
    expect([problem.status, problem.code]).toEqual([422, 'validation_failed']);
    expect(problem.fields).toEqual(['reason']);
  });
});

describe('the events of a subject', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const guest: Actor<'guest'> = { user: { user_id: 'u-demo', name: '林知远' }, as: ['guest'] };
  const at = (day: string) => new Date(`${day}T10:00:00+08:00`);
  const opened = (id: string) =>
    api.db.transaction().execute((tx) => begin(tx, door, id, { state: 'open', actor: guest, at: at('2026-11-19') }));
  const shut = (id: string) =>
    api.db
      .transaction()
      .execute((tx) =>
        move(tx, door, id, { from: 'open', to: 'shut', actor: guest, reason: null, at: at('2026-11-20') }),
      );

  it('say who did what when, who has to act next, and by when', async () => {
    await opened('front');
    await shut('front');
    const rows = (await eventsOf(api.db, door, ['front', 'back'])).get('front') ?? [];
    expect(rows.map((row) => presentEvent<S>(row))).toEqual([
      {
        at: '2026-11-19T10:00:00+08:00',
        from: null,
        to: 'open',
        actor: '林知远',
        reason: null,
        waiting_for: null,
        due_at: null,
      },
      {
        at: '2026-11-20T10:00:00+08:00',
        from: 'open',
        to: 'shut',
        actor: '林知远',
        reason: null,
        waiting_for: 'porter',
        due_at: '2026-11-24T18:00:00+08:00',
      },
    ]);
    expect(rows.map((row) => row.until)).toEqual(['2026-11-20T10:00:00+08:00', null]);
  });

  it('say that the clock did it where nobody else did', async () => {
    await opened('side');
    const actor: Actor<'porter'> = { user: null, as: ['porter'] };
    const event = await api.db
      .transaction()
      .execute((tx) => move(tx, door, 'side', { from: 'open', to: 'shut', actor, reason: null, at: at('2026-11-20') }));
    expect([event.actor_id, event.actor]).toEqual([null, '门']);
  });

  it('let only one of two that do not see each other move it', async () => {
    await opened('gate');
    const [first, second] = await Promise.allSettled([shut('gate'), shut('gate')]);
    const rows = (await eventsOf(api.db, door, ['gate'])).get('gate') ?? [];
    // On one connection the second simply follows; on several it fails at the index. Never two current stages.
    expect(rows.filter((row) => row.until === null)).toHaveLength(1);
    expect([first.status, second.status]).toContain('fulfilled');
  });

  it('cannot begin in the middle', async () => {
    const inTheMiddle = api.db
      .transaction()
      .execute((tx) => begin(tx, door, 'attic', { state: 'locked', actor: guest, at: at('2026-11-20') }));
    await expect(inTheMiddle).rejects.toThrow(/"locked" is no initial state/);
  });
});
