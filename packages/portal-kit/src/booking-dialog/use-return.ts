import { useEffect, useRef } from 'react';

/**
 * Calls back when somebody comes back to the page, from another tab or another window: once for each absence, though
 * the browser tells of it twice. What others have booked meanwhile is then read again.
 */
export function useReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    let isAway = document.visibilityState === 'hidden';
    const leave = () => {
      isAway = true;
    };
    const comeBack = () => {
      if (!isAway) return;
      isAway = false;
      latest.current();
    };
    const change = () => (document.visibilityState === 'hidden' ? leave() : comeBack());
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    document.addEventListener('visibilitychange', change);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
      document.removeEventListener('visibilitychange', change);
    };
  }, []);
}
