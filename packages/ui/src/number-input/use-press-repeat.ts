import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds before a held button repeats, and between two repeats: about what keyboards do. */
const DELAY = 400;
const INTERVAL = 70;

/** Handlers of a button that repeats while it is held, until `act` returns that it did nothing. */
export const usePressRepeat = (act: () => boolean) => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const repeat = () => {
    // At the limit the button is disabled, and a disabled button gets no pointer events that would stop the repetition.
    if (latest.current()) timer.current = setTimeout(repeat, INTERVAL);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      latest.current();
      stop();
      timer.current = setTimeout(repeat, DELAY);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // Focus stays in the field, and a phone does not open its keyboard.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    // A screen reader's or a switch device's click comes without a pointer.
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) latest.current();
    },
  };
};
