import { type RefObject, useEffect, useState } from 'react';
import { stuckMargin } from './sticky.core.ts';

/** Whether a sticky element has left its place and stays at the window's edge now. */
export const useStuck = (ref: RefObject<HTMLElement | null>, edge: 'start' | 'end', offset: number): boolean => {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setStuck(!!entry?.isIntersecting && entry.intersectionRatio < 1),
      { rootMargin: stuckMargin(edge, offset), threshold: [0, 1] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, edge, offset]);
  return stuck;
};
