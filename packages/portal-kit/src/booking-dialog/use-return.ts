import { useEffect, useRef } from 'react';

/**
 * Calls back when the user returns to the page from another tab or window, once for each absence (the browser fires two
 * events).
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
