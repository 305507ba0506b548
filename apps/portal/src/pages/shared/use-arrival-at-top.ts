import { useEffect } from 'react';

/** The router goes to the top when the page is there; its skeleton would be shown from where the last page was left. */
export const useArrivalAtTop = () => {
  useEffect(() => {
    // In braces: newer browsers answer a promise, which React would call as the effect's end.
    window.scrollTo(0, 0);
  }, []);
};
