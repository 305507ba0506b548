/** Rectangle in px of the window. */
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

/** Minimum distance in px to the control and to the window's edge. */
const GAP = 4;
const EDGE = 4;

/** Position of a tip: centred below its control; above it on request or if only there is room. */
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
