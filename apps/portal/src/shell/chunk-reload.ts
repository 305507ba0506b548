/** Source: specification, section 8: a failed chunk reloads the page, once a minute. */
const AT_MOST_EVERY_MS = 60_000;

const CHUNK_FAILED =
  /dynamically imported module|importing a module script failed|unable to preload css|error loading dynamically/i;

export const isChunkFailure = (error: unknown): error is Error =>
  error instanceof Error && CHUNK_FAILED.test(error.message);

/**
 * Whether to load the page anew: a chunk of an older build is gone, and the page is not itself the outcome of a reload within
 * the last minute.
 *
 * @param reloadedAgo Milliseconds since the reload that this page came by; null where it came another way.
 */
export const shouldReload = (error: unknown, reloadedAgo: number | null): boolean =>
  isChunkFailure(error) && (reloadedAgo === null || reloadedAgo >= AT_MOST_EVERY_MS);

/** The browser itself knows how the page came here, also where it forbids us any storage. */
const reloadedAgo = (): number | null => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' ? performance.now() : null;
};

/** Loads the page anew if the server answers; offline, a reload would lead to the browser's own error page. */
export const reloadIfOnline = async (): Promise<boolean> => {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  window.location.reload();
  return true;
};

/** Loads the page anew where a chunk of an older build is gone. */
export const onPreloadError = ({ payload }: Event & { payload: Error }) => {
  if (shouldReload(payload, reloadedAgo())) void reloadIfOnline();
  // TanStack Router reloads at messages that begin as the browser's own do, offline too.
  payload.message = `Code: ${payload.message}`;
};
