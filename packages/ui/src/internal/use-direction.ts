import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

type Direction = 'ltr' | 'rtl';

/** Reading direction of an element; `ltr` until it is mounted. Radix needs it passed. */
export const useDirection = (ref: RefObject<Element | null>): Direction => {
  const [direction, setDirection] = useState<Direction>('ltr');
  useEffect(() => {
    if (ref.current) setDirection(getComputedStyle(ref.current).direction === 'rtl' ? 'rtl' : 'ltr');
  }, [ref]);
  return direction;
};

const never = () => () => {};

/** Reading direction of the page, for portals; read at each render. */
export const usePageDirection = (): Direction =>
  useSyncExternalStore(
    never,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
