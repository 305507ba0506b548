/** Milliseconds after which a prefetch starts even if the browser is busy. */
export const PREFETCH_IDLE_MS = 2000;

/**
 * Runs a task when the browser is idle, after two seconds at the latest. Safari has no idle callbacks and always waits
 * two seconds. Returns a function that cancels the task.
 */
export const onIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: PREFETCH_IDLE_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, PREFETCH_IDLE_MS);
  return () => clearTimeout(timer);
};

/** Whether the visitor has turned on the browser's data saver. */
export const sparesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
