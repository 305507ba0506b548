import { type Box, inSafeTriangle, type Point } from './safe-triangle.ts';

/** A mouse that only passes opens nothing. */
export const OPEN_MS = 80;
/** Delay before a panel closes that the mouse has left. */
export const HIDE_MS = 100;
/** How long a mouse may rest on its way to the panel before what it rests on is meant. */
export const REST_MS = 200;

/** Element under the mouse: an item with a panel, the open panel, or anything else. */
export type Under = { kind: 'item'; item: string } | { kind: 'panel' } | { kind: 'other' };

export interface MenuState {
  /** The item whose panel is open. */
  open: string | null;
  /** Opened by a press: only a press, Escape or leaving closes it, hovering does not. */
  by: 'hover' | 'press';
  /** Where the mouse was last on the open item: the triangle's tip. */
  from: Point | null;
  /** Scheduled opening or closing with its time. */
  plan: { open: string | null; due: number } | null;
}

export type MenuEvent =
  | { type: 'mouse'; under: Under; at: Point; panel: Box | null; now: number }
  | { type: 'due'; now: number }
  | { type: 'press'; item: string }
  | { type: 'close' };

export const CLOSED: MenuState = { open: null, by: 'hover', from: null, plan: null };

const opened = (item: string, by: MenuState['by'], from: Point | null): MenuState => ({
  open: item,
  by,
  from,
  plan: null,
});

/** Preserves the time of an unchanged plan: small mouse moves must not postpone it for ever. */
const planned = (state: MenuState, open: string | null, due: number): MenuState =>
  state.plan && state.plan.open === open ? state : { ...state, plan: { open, due } };

const overItem = (state: MenuState, item: string, at: Point, panel: Box | null, now: number): MenuState => {
  if (item === state.open) return { ...state, from: at, plan: null };
  if (state.open === null) return planned(state, item, now + OPEN_MS);
  // Towards the open panel: each move restarts the grace period.
  if (state.from && panel && inSafeTriangle(state.from, at, panel)) {
    return { ...state, plan: { open: item, due: now + REST_MS } };
  }
  return state.by === 'press' ? planned(state, item, now + OPEN_MS) : opened(item, 'hover', at);
};

const overOther = (state: MenuState, at: Point, panel: Box | null, now: number): MenuState => {
  if (state.open === null) return state.plan ? { ...state, plan: null } : state;
  if (state.by === 'press') return { ...state, plan: null };
  if (state.from && panel && inSafeTriangle(state.from, at, panel)) {
    return { ...state, plan: { open: null, due: now + REST_MS } };
  }
  return planned(state, null, now + HIDE_MS);
};

/** The next state of a navigation menu. Times in ms of one clock, given with each event. */
export const nextMenu = (state: MenuState, event: MenuEvent): MenuState => {
  switch (event.type) {
    case 'mouse': {
      const { under, at, panel, now } = event;
      if (under.kind === 'panel') return { ...state, from: null, plan: null };
      return under.kind === 'item' ? overItem(state, under.item, at, panel, now) : overOther(state, at, panel, now);
    }
    case 'due': {
      const { plan } = state;
      if (!plan || event.now < plan.due) return state;
      return plan.open === null ? CLOSED : opened(plan.open, 'hover', null);
    }
    case 'press':
      // The press that follows a hover keeps open what the mouse just opened, where a plain toggle would close it.
      return state.open === event.item && state.by === 'press' ? CLOSED : opened(event.item, 'press', null);
    case 'close':
      return CLOSED;
  }
};
