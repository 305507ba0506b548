const LAST_RELOAD = 'zonekit.chunkReload';
/** Source: specification, section 9: a failed chunk reloads the page, once a minute. */
const AT_MOST_EVERY_MS = 60_000;

const CHUNK_FAILED =
  /dynamically imported module|importing a module script failed|unable to preload css|error loading dynamically/i;

/** Whether to load the page anew: a chunk of an older build is gone, and that was not tried within the last minute. */
export const shouldReload = (message: string, lastReload: number | null, now: number): boolean =>
  CHUNK_FAILED.test(message) && (lastReload === null || now - lastReload >= AT_MOST_EVERY_MS);

/** Loads the page anew where that may help; whether it does. In a browser only. */
export const reloadForChunk = (error: unknown): boolean => {
  if (typeof window === 'undefined' || !(error instanceof Error)) return false;
  try {
    const last = sessionStorage.getItem(LAST_RELOAD);
    if (!shouldReload(error.message, last === null ? null : Number(last), Date.now())) return false;
    sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
  } catch {
    // Without storage nothing would stop it from reloading for ever.
    return false;
  }
  window.location.reload();
  return true;
};
