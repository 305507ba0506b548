import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Resolves to the milliseconds from the next event of the type to the frame in which the selector is visible. */
    waitFor: (type: string, selector: string) => Promise<number>;
    waited: Promise<number>;
  }
}

/** For every page that is measured, before its own scripts. */
export const install = () => {
  const shown = (selector: string) => {
    const element = document.querySelector(selector);
    return element !== null && element.getClientRects().length > 0;
  };
  window.waitFor = (type, selector) =>
    new Promise((resolve) => {
      const began = (event: Event) => {
        const look = () =>
          requestAnimationFrame(() => {
            if (!shown(selector)) return look();
            // After the frame's own work: what it shows is on its way to the screen.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - event.timeStamp);
            port2.postMessage(null);
          });
        look();
      };
      addEventListener(type, began, { capture: true, once: true });
    });
};

/** Milliseconds from the event that `act` makes, of this type, to the frame that shows the selector. */
export const measure = async (
  page: Page,
  type: string,
  selector: string,
  act: () => Promise<void>,
): Promise<number> => {
  await page.evaluate(
    ([name, expected]) => {
      window.waited = window.waitFor(name, expected);
    },
    [type, selector] as const,
  );
  await act();
  return page.evaluate(() => window.waited);
};
