/** Source: specification, section 9. */
const AT_THE_LATEST_MS = 2000;

/**
 * Does something when the browser has nothing else to do, at the latest after two seconds. Answers how to call it off.
 * Safari has no idle callbacks: there it waits for the two seconds.
 */
export const onIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: AT_THE_LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, AT_THE_LATEST_MS);
  return () => clearTimeout(timer);
};

/** Whether the visitor asked the browser to spare data. */
export const sparesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
