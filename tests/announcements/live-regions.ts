import type { Page } from '@playwright/test';

interface ListeningWindow {
  __said: string[];
}

/**
 * From now on keeps what live regions say: the text of an alert, status or atomic region as a whole, of a log or other
 * region what was added to it. An alert speaks as it appears, other regions only when they change. What empties is silent.
 */
export const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    (window as unknown as ListeningWindow).__said = said;
    const LIVE = '[aria-live="polite"],[aria-live="assertive"],[role="alert"],[role="status"],[role="log"],output';
    const WHOLE = '[role="alert"],[role="status"],output,[aria-atomic="true"]';

    const textOf = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
      const { display, visibility } = getComputedStyle(node);
      if (display === 'none' || visibility === 'hidden') return '';
      if (!display.startsWith('inline')) return ` ${[...node.childNodes].map(textOf).join('')} `;
      return [...node.childNodes].map(textOf).join('');
    };
    const words = (text: string) => text.replace(/\s+/g, ' ').trim();
    const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);
    const regionOf = (node: Node) => {
      const region = elementOf(node)?.closest(LIVE);
      return region && region.getAttribute('aria-live') !== 'off' && region.closest('[aria-hidden="true"]') === null
        ? region
        : null;
    };

    const observer = new MutationObserver((records) => {
      const changed = new Map<Element, Set<Node>>();
      const add = (region: Element | null, node: Node) => {
        if (region) changed.set(region, (changed.get(region) ?? new Set()).add(node));
      };
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') add(regionOf(target), target);
        for (const node of addedNodes) {
          const region = regionOf(target);
          if (region) add(region, node);
          else if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll('[role="alert"]')])
              if (alert.matches('[role="alert"]')) add(regionOf(alert), alert);
        }
      }
      for (const [region, nodes] of changed) {
        const atomic = region.matches(WHOLE) && region.getAttribute('aria-atomic') !== 'false';
        const text = words(atomic ? textOf(region) : [...nodes].map(textOf).join(' '));
        if (text) said.push(text);
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });

export const saidSoFar = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...((window as unknown as Partial<ListeningWindow>).__said ?? [])]);

/** Forgets what was said, and listens on. */
export const hush = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as ListeningWindow).__said.length = 0;
  });
