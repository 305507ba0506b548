const KEY = 'zonekit:video:';

/** How far a video was seen on this device, in seconds; NaN where nothing was kept. */
export const watchedOf = (id: string): number => {
  try {
    return Number.parseFloat(window.localStorage.getItem(KEY + id) ?? '');
  } catch {
    return Number.NaN;
  }
};

/** Kept where the browser keeps anything; else the video starts over next time. */
export const keepWatched = (id: string, seconds: number): void => {
  try {
    if (seconds > 0) window.localStorage.setItem(KEY + id, seconds.toFixed(1));
    else window.localStorage.removeItem(KEY + id);
  } catch {
    // Storage is off or full.
  }
};
