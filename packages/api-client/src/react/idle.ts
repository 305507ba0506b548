/** Milliseconds after which what is read ahead is read though the browser is busy. Source: specification, section 9, prefetch. */
export const PREFETCH_IDLE_MS = 2000;

/**
 * Does something when the browser has nothing else to do, at the latest after two seconds. Answers how to call it off.
 * Safari has no idle callbacks: there it waits for the two seconds.
 */
export const onIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: PREFETCH_IDLE_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, PREFETCH_IDLE_MS);
  return () => clearTimeout(timer);
};

/** Whether the visitor asked the browser to spare data. */
export const sparesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
