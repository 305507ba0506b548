import { useEffect, useState } from 'react';

/** Escape hides the names that hover and focus show, until pointer or focus leave. Source: WCAG 2.2, 1.4.13. */
export const useHush = () => {
  const [hushed, setHushed] = useState(false);
  useEffect(() => {
    const hush = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setHushed(true);
    };
    document.addEventListener('keydown', hush);
    return () => document.removeEventListener('keydown', hush);
  }, []);
  const speak = () => setHushed(false);
  return { 'data-hushed': hushed, onPointerLeave: speak, onBlur: speak };
};
