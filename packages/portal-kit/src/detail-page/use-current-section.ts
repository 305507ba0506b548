import { useEffect, useState } from 'react';

/** The section that is being read: the last whose heading has passed the upper third of the window. */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = () => {
      const passed = headings.filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3);
      setCurrent((passed.at(-1) ?? headings[0])?.id);
    };
    const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px' });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [key]);
  return current;
};
