/** Vertical edges in px of the viewport. */
interface Span {
  top: number;
  bottom: number;
}

export interface Place {
  side: 'below' | 'above';
  /** px */
  maxHeight: number;
}

const GAP = 12;
const LEAST = 120;
const MOST = 360;

/** Below the trigger, unless there is too little room and more above. */
export const placePopup = (anchor: Span, bounds: Span, height: number): Place => {
  const below = bounds.bottom - anchor.bottom - GAP;
  const above = anchor.top - bounds.top - GAP;
  const side = below >= Math.min(height, MOST) || below >= above ? 'below' : 'above';
  return { side, maxHeight: Math.max(LEAST, Math.min(MOST, side === 'below' ? below : above)) };
};

/** Intersection of the visual viewport (without a phone's keyboard) and all clipping ancestors. */
export const visibleBounds = (element: HTMLElement): Span => {
  const { offsetTop: top = 0, height = window.innerHeight } = window.visualViewport ?? {};
  let bounds = { top, bottom: top + height };
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'visible') continue;
    const rect = box.getBoundingClientRect();
    bounds = { top: Math.max(bounds.top, rect.top), bottom: Math.min(bounds.bottom, rect.bottom) };
  }
  return bounds;
};
