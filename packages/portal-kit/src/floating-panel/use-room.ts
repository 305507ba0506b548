import { type RefObject, useEffect } from 'react';
import { ROOM } from './floating-panel.global.css.ts';

/** Reports the height that the bar covers at the lower edge, in px; 0 where the panel is at the side. */
export const useRoom = (panel: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const root = document.documentElement;
    const measure = () => {
      const { height, width } = element.getBoundingClientRect();
      const isBar = getComputedStyle(element).position === 'fixed' && width >= root.clientWidth;
      root.style.setProperty(ROOM, `${isBar ? Math.floor(height) : 0}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(root);
    return () => {
      observer.disconnect();
      root.style.removeProperty(ROOM);
    };
  }, [panel]);
};
