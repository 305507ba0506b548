/** Source: specification, section 8: a failed chunk reloads the page, once a minute. */
const AT_MOST_EVERY_MS = 60_000;

const CHUNK_FAILED =
  /dynamically imported module|importing a module script failed|unable to preload css|error loading dynamically/i;

/**
 * Whether to load the page anew: a chunk of an older build is gone, and the page is not itself the outcome of a reload within
 * the last minute.
 *
 * @param reloadedAgo Milliseconds since the reload that this page came by; null where it came another way.
 */
export const shouldReload = (message: string, reloadedAgo: number | null): boolean =>
  CHUNK_FAILED.test(message) && (reloadedAgo === null || reloadedAgo >= AT_MOST_EVERY_MS);

/** The browser itself knows how the page came here, also where it forbids us any storage. */
const reloadedAgo = (): number | null => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' ? performance.now() : null;
};

/** Loads the page anew where that may help; whether it does. In a browser only. */
export const reloadForChunk = (error: unknown): boolean => {
  if (typeof window === 'undefined' || !(error instanceof Error)) return false;
  if (!shouldReload(error.message, reloadedAgo())) return false;
  window.location.reload();
  return true;
};
