import { useCallback, useSyncExternalStore } from 'react';

const roomy = () => false;

/**
 * Whether a grid's targets would be too small: in a narrow window and in comfort mode. False on a server.
 *
 * @param narrow a media condition
 */
export function useSmallTargets(narrow: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = matchMedia(narrow);
      const comfort = new MutationObserver(changed);
      query.addEventListener('change', changed);
      comfort.observe(document.documentElement, { attributes: true, attributeFilter: ['data-comfort'] });
      return () => {
        query.removeEventListener('change', changed);
        comfort.disconnect();
      };
    },
    [narrow],
  );
  const current = () => matchMedia(narrow).matches || document.documentElement.dataset.comfort === 'on';
  return useSyncExternalStore(subscribe, current, roomy);
}
