/** In px of the window. */
interface Box {
  left: number;
  top: number;
  bottom: number;
  width: number;
}
interface Size {
  width: number;
  height: number;
}

/** To its control, and to the edge of the window at least; px. */
const GAP = 4;
const EDGE = 4;

/** Where a control's name stands: centred below it, or above it where that is wished or is the only room there is. */
export const placeTip = (
  control: Box,
  tip: Size,
  view: Size,
  wish: 'below' | 'above',
): { left: number; top: number } => {
  const centred = control.left + (control.width - tip.width) / 2;
  const below = control.bottom + GAP;
  const above = control.top - GAP - tip.height;
  const [hasBelow, hasAbove] = [below + tip.height + EDGE <= view.height, above >= EDGE];
  const isBelow = wish === 'below' ? hasBelow || !hasAbove : !hasAbove && hasBelow;
  return {
    left: Math.round(Math.max(EDGE, Math.min(centred, view.width - tip.width - EDGE))),
    top: Math.round(isBelow ? below : above),
  };
};
