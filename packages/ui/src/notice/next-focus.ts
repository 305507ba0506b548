/** Focusable elements; the caller leaves out those with a negative tabindex. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Where focus goes when the part of the page that holds it is about to go: the next stop behind it, or the one before
 * when it is the last. Null on a page without any.
 */
export const nextFocus = (leaving: Element): HTMLElement | null => {
  const stops = [...leaving.ownerDocument.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) =>
      !leaving.contains(stop) && stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.getClientRects().length,
  );
  const isBehind = (stop: Element) => leaving.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING;
  return stops.find(isBehind) ?? stops.at(-1) ?? null;
};
