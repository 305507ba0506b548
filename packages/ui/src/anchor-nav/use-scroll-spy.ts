import { useEffect, useState } from 'react';
import { currentSection } from './anchor-nav.core.ts';

const isAtEnd = () => {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - 2;
};

/**
 * The id of the section that is being read, or null before the first. Measures only when a section crosses the reading
 * line or the window's edges, not on every scroll.
 *
 * @param ids of the sections, in the page's order
 * @param line px below the window's top edge at which one reads
 */
export const useScrollSpy = (ids: readonly string[], line: number): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const measure = () => {
      const spans = sections.map((section) => {
        const { top, bottom } = section.getBoundingClientRect();
        return { id: section.id, top, bottom };
      });
      setCurrent(currentSection(spans, line, isAtEnd(), window.innerHeight));
    };
    const observe = (root: IntersectionObserverInit) => {
      const observer = new IntersectionObserver(measure, root);
      for (const section of sections) observer.observe(section);
      return observer;
    };
    // A strip of one px at the reading line, and the window itself: its lower edge is crossed last at the page's end.
    const observers = [
      observe({ rootMargin: `-${line}px 0px ${line + 1 - window.innerHeight}px 0px` }),
      observe({ threshold: [0, 1] }),
    ];
    // The end of the page is no crossing of a section: the footer may follow.
    addEventListener('scrollend', measure);
    measure();
    return () => {
      for (const observer of observers) observer.disconnect();
      removeEventListener('scrollend', measure);
    };
  }, [key, line]);
  return current;
};
