import { type PointerEvent, useEffect, useReducer, useRef } from 'react';
import { type Offset, panBy, pinch, type Size, type View, WHOLE, ZOOM_STEP, zoomAt } from './zoom.core.ts';

type Pointers = ReadonlyMap<number, Offset>;
type Change = (view: View, stage: Size) => View;

/** Wheel movement, in px, that doubles the picture. */
const WHEEL_DOUBLES_PX = 300;

/**
 * How a picture lies on its stage, as wheel, pointers and presses move it.
 *
 * @param stage the element itself, not a ref: a dialog's parts come after its first effects
 * @param onSwipe receives the distance in px of a swipe across an unzoomed picture
 */
export const useZoom = (stage: HTMLElement | null, picture: Size, onSwipe: (dx: number, dy: number) => void) => {
  const [view, change] = useReducer((before: View, next: Change): View => {
    const { width = 1, height = 1 } = stage?.getBoundingClientRect() ?? {};
    return next(before, { width, height });
  }, WHOLE);
  const pointers = useRef<Pointers>(new Map());
  const start = useRef<Offset | null>(null);

  const fromMiddle = (clientX: number, clientY: number): Offset => {
    const { left = 0, top = 0, width = 0, height = 0 } = stage?.getBoundingClientRect() ?? {};
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const zoom = (factor: number, at: Offset = { x: 0, y: 0 }) =>
    change((before, size) => zoomAt(before, factor, at, picture, size));

  // React's own wheel listener is passive: the page behind would scroll along.
  const onWheel = useRef((_: WheelEvent) => {});
  onWheel.current = (event) => {
    event.preventDefault();
    zoom(2 ** (-event.deltaY / WHEEL_DOUBLES_PX), fromMiddle(event.clientX, event.clientY));
  };
  useEffect(() => {
    if (!stage) return;
    const listener = (event: WheelEvent) => onWheel.current(event);
    stage.addEventListener('wheel', listener, { passive: false });
    return () => stage.removeEventListener('wheel', listener);
  }, [stage]);

  const handlers = {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = fromMiddle(event.clientX, event.clientY);
      pointers.current = new Map(pointers.current).set(event.pointerId, at);
      start.current = pointers.current.size === 1 ? at : null;
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current;
      const last = before.get(event.pointerId);
      if (!last) return;
      const at = fromMiddle(event.clientX, event.clientY);
      const after = new Map(before).set(event.pointerId, at);
      pointers.current = after;
      const [a, b] = before.values();
      const [c, d] = after.values();
      if (a && b && c && d) change((was, size) => pinch(was, [a, b], [c, d], picture, size));
      else change((was, size) => panBy(was, at.x - last.x, at.y - last.y, picture, size));
    },
    onPointerUp(event: PointerEvent) {
      const at = fromMiddle(event.clientX, event.clientY);
      const from = start.current;
      const rest = new Map(pointers.current);
      rest.delete(event.pointerId);
      pointers.current = rest;
      start.current = null;
      if (from && view.scale === 1) onSwipe(at.x - from.x, at.y - from.y);
    },
    onPointerCancel() {
      pointers.current = new Map();
      start.current = null;
    },
    onDoubleClick(event: { clientX: number; clientY: number }) {
      if (view.scale > 1) change(() => WHOLE);
      else zoom(ZOOM_STEP ** 2, fromMiddle(event.clientX, event.clientY));
    },
  };
  return {
    view,
    zoom,
    pan: (dx: number, dy: number) => change((before, size) => panBy(before, dx, dy, picture, size)),
    showWhole: () => change(() => WHOLE),
    handlers,
  };
};
