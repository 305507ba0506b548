/** Reason to pause a carousel while it lasts. */
export type Hold = 'focus' | 'pointer' | 'hidden' | 'reduced-motion';

export interface CarouselState {
  /** From 0. */
  index: number;
  /** Whether automatic turning is on. Moving a slide by hand turns it off for good. */
  enabled: boolean;
  holds: readonly Hold[];
}

export type CarouselEvent =
  | { type: 'go'; to: number }
  | { type: 'step'; by: 1 | -1 }
  | { type: 'turn' }
  | { type: 'toggle' }
  | { type: 'hold'; by: Hold; on: boolean };

/** The slide `by` further in a ring of `count`; 0 of none. */
export const wrap = (index: number, count: number): number => (count > 0 ? ((index % count) + count) % count : 0);

export const isTurning = ({ enabled, holds }: CarouselState, count: number): boolean =>
  enabled && holds.length === 0 && count > 1;

const heldBy = (state: CarouselState, by: Hold, on: boolean): CarouselState => {
  if (state.holds.includes(by) === on) return state;
  return { ...state, holds: on ? [...state.holds, by] : state.holds.filter((hold) => hold !== by) };
};

/** The next state of a carousel of `count` slides. */
export const nextCarousel = (state: CarouselState, event: CarouselEvent, count: number): CarouselState => {
  switch (event.type) {
    case 'go':
      return { ...state, index: wrap(event.to, count), enabled: false };
    case 'step':
      return { ...state, index: wrap(state.index + event.by, count), enabled: false };
    case 'turn':
      return isTurning(state, count) ? { ...state, index: wrap(state.index + 1, count) } : state;
    case 'toggle':
      return { ...state, enabled: !state.enabled };
    case 'hold':
      return heldBy(state, event.by, event.on);
  }
};
