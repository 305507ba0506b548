import { useEffect, useState } from 'react';

/** Whether the page has been scrolled further than `after` px. The header takes 100, the floating panel 700. */
export const useStuck = (after: number): boolean => {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const look = () => setStuck(window.scrollY > after);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [after]);
  return stuck;
};
