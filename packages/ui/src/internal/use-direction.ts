import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

type Direction = 'ltr' | 'rtl';

/** Which way reading goes where an element stands; `ltr` until it stands there. Radix counts from the left unless told. */
export const useDirection = (ref: RefObject<Element | null>): Direction => {
  const [direction, setDirection] = useState<Direction>('ltr');
  useEffect(() => {
    if (ref.current) setDirection(getComputedStyle(ref.current).direction === 'rtl' ? 'rtl' : 'ltr');
  }, [ref]);
  return direction;
};

const never = () => () => {};

/** Which way the page is read, for what opens outside of its place; asked anew whenever it renders. */
export const usePageDirection = (): Direction =>
  useSyncExternalStore(
    never,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
