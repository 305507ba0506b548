import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

const keyOf = (location?: ParsedLocation) => location?.state.__TSR_key;

/**
 * Shows a skeleton from its top; the router goes there when the page follows. Until then the router takes every scroll
 * for one of the last page, so a visitor who goes back from the skeleton is returned to the position here.
 */
export const useArrivalAtTop = () => {
  const router = useRouter();
  useEffect(() => {
    const lastPage = keyOf(router.state.resolvedLocation);
    const top = window.scrollY;
    window.scrollTo(0, 0);
    const unsubscribe = router.subscribe('onRendered', ({ toLocation }) => {
      unsubscribe();
      if (keyOf(toLocation) === lastPage) window.scrollTo(0, top);
    });
  }, [router]);
};
