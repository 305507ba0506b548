/** In px. */
export interface Size {
  width: number;
  height: number;
}
/** In px from the middle of the stage. */
export interface Offset {
  x: number;
  y: number;
}
/** How a picture lies on its stage: `scale` 1 shows the whole of it; `x` and `y` move its middle from the stage's. */
export interface View extends Offset {
  scale: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MOST = 6;
/** Of one press on a key or a button. */
export const ZOOM_STEP = 1.5;

const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value)) || 0;

/** The size of a picture that fits into the stage, never larger than it is. */
export const fitted = (picture: Size, stage: Size): Size => {
  const ratio = Math.min(1, stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * ratio, height: picture.height * ratio };
};

/** Never smaller than the whole, never beyond MOST, and no edge further in than the stage's: no ground shows beside it. */
export const held = ({ scale, x, y }: View, picture: Size, stage: Size): View => {
  const { width, height } = fitted(picture, stage);
  const bounded = Math.min(MOST, Math.max(1, scale));
  return {
    scale: bounded,
    x: clamp(x, Math.max(0, (width * bounded - stage.width) / 2)),
    y: clamp(y, Math.max(0, (height * bounded - stage.height) / 2)),
  };
};

/** Enlarges by `factor` so that what lies under `at` stays there, as far as the edges allow. */
export const zoomAt = (view: View, factor: number, at: Offset, picture: Size, stage: Size): View => {
  const scale = Math.min(MOST, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return held({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, picture, stage);
};

export const panBy = (view: View, dx: number, dy: number, picture: Size, stage: Size): View =>
  held({ scale: view.scale, x: view.x + dx, y: view.y + dy }, picture, stage);

/** Two fingers from `before` to `after`: their distance enlarges, their middle moves. */
export const pinch = (
  view: View,
  before: readonly [Offset, Offset],
  after: readonly [Offset, Offset],
  picture: Size,
  stage: Size,
): View => {
  const span = ([a, b]: readonly [Offset, Offset]) => Math.hypot(a.x - b.x, a.y - b.y);
  const middle = ([a, b]: readonly [Offset, Offset]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const [from, to] = [middle(before), middle(after)];
  const factor = span(before) > 0 ? span(after) / span(before) : 1;
  const moved = panBy(view, to.x - from.x, to.y - from.y, picture, stage);
  return zoomAt(moved, factor, to, picture, stage);
};

export type GalleryKey =
  | { kind: 'go'; by: 1 | -1 }
  | { kind: 'edge'; to: 'first' | 'last' }
  | { kind: 'zoom'; factor: number }
  | { kind: 'whole' }
  | { kind: 'pan'; dx: number; dy: number };

/** Px that an arrow moves an enlarged picture. */
const PAN_PX = 80;

/** Action of a key: arrows change whole pictures and pan an enlarged one; null for other keys. */
export const keyMeaning = (key: string, isEnlarged: boolean, rtl: boolean): GalleryKey | null => {
  if (key === '+' || key === '=') return { kind: 'zoom', factor: ZOOM_STEP };
  if (key === '-') return { kind: 'zoom', factor: 1 / ZOOM_STEP };
  if (key === '0') return { kind: 'whole' };
  if (key === 'Home') return { kind: 'edge', to: 'first' };
  if (key === 'End') return { kind: 'edge', to: 'last' };
  const direction = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[key];
  if (!direction) return null;
  const [x = 0, y = 0] = direction;
  // The picture moves against the arrow, as in scrolling.
  if (isEnlarged) return { kind: 'pan', dx: x * PAN_PX, dy: y * PAN_PX };
  return x === 0 ? null : { kind: 'go', by: x < 0 === rtl ? -1 : 1 };
};
