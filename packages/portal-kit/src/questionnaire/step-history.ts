import type { Step } from './core/steps.ts';
import { followStep, type Trail } from './core/trail.ts';

const KEY = 'zonekitQuestionnaire';
/** Position of the page's own entry, under the ones that the questionnaire adds. */
const BASE = -1;
/** A browser that answers `history.go` with no popstate must not hold up what waits for it; a slow computer answers late. Milliseconds. */
const GIVE_UP_MS = 2000;

type Mark = { session: string; at: number };

const readMark = (state: unknown): Mark | undefined =>
  typeof state === 'object' && state !== null ? (state as Record<string, Mark | undefined>)[KEY] : undefined;

export interface StepHistoryHandlers {
  /** Back or Forward came to a step. */
  onStep: (step: Step) => void;
  /** Back from the first step, or away to another page. */
  onLeave: () => void;
}

export interface StepHistory {
  /** Synchronises the history with a changed step. */
  follow: (step: Step) => void;
  /** Takes back every entry that was added. Await it before going elsewhere: `history.go` is not done at once. */
  close: () => Promise<void>;
}

/**
 * Gives each step an entry in the browser's history, so that Back moves a step. The address stays the same.
 *
 *     [page] ── open ──► [page][step 1] ── Next ──► [page][step 1][step 2] ── close ──► [page]
 *
 * A router would take each of these for a visit to its page. So entries are added by the prototype's methods, past
 * whatever a router put in their place, carry the router's own state on, and popstate events of ours are kept from
 * listeners that come after. One that captures them first (TanStack's) sees its present address again, and stays.
 */
export function openStepHistory(win: Window, first: Step, handlers: StepHistoryHandlers): StepHistory {
  const { history } = win;
  const session = `${Date.now()}-${Math.random()}`;
  const stateBefore: unknown = history.state;
  let trail: Trail = { steps: [first], at: 0 };
  let done: (() => void) | undefined;
  let isOver = false;

  const marked = (at: number) => ({
    ...(typeof stateBefore === 'object' ? stateBefore : {}),
    [KEY]: { session, at } satisfies Mark,
  });
  const push = (at: number) => History.prototype.pushState.call(history, marked(at), '');
  const replace = (state: unknown) => History.prototype.replaceState.call(history, state, '');
  const isHere = () => readMark(history.state)?.session === session;

  const finish = () => {
    isOver = true;
    win.removeEventListener('popstate', onPop, true);
    if (isHere() && readMark(history.state)?.at === BASE) replace(stateBefore);
    done?.();
  };
  const onPop = (event: PopStateEvent) => {
    const mark = readMark(event.state);
    if (mark?.session !== session) {
      finish();
      handlers.onLeave();
      return;
    }
    event.stopImmediatePropagation();
    if (done) return finish();
    if (mark.at === BASE) return handlers.onLeave();
    trail = { ...trail, at: mark.at };
    const step = trail.steps[mark.at];
    if (step !== undefined) handlers.onStep(step);
  };

  replace(marked(BASE));
  push(0);
  win.addEventListener('popstate', onPop, true);

  return {
    follow(step) {
      if (isOver || done) return;
      const move = followStep(trail, step);
      if (move.kind === 'stay') return;
      trail = move.trail;
      if (move.kind === 'push') push(trail.at);
      if (move.kind === 'replace') replace(marked(trail.at));
      if (move.kind === 'travel') history.go(move.delta);
    },
    close: () =>
      new Promise<void>((resolve) => {
        const at = readMark(history.state)?.at ?? BASE;
        if (isOver || !isHere() || at === BASE) {
          finish();
          resolve();
          return;
        }
        done = resolve;
        history.go(BASE - at);
        win.setTimeout(() => {
          if (!isOver) finish();
        }, GIVE_UP_MS);
      }),
  };
}
