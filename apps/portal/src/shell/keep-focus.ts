/**
 * Keeps the place of a keyboard in the page's content. An action may remove the focused element: the form that was
 * sent, the row that was cancelled. Browsers then focus the whole document, and a screen reader starts at its top. The nearest part
 * of the page that is still there gets the focus instead.
 */
export const keepFocus = (): void => {
  /** The element of the content that had the focus last, followed by its ancestors. */
  let path: Element[] = [];
  const content = () => document.getElementById('main');

  // A dialog is outside of the content: what opened it is remembered until it closes.
  const remember = (target: unknown) => {
    if (!(target instanceof Element) || !content()?.contains(target)) return;
    path = [];
    for (let element: Element | null = target; element; element = element.parentElement) path.push(element);
  };

  remember(document.activeElement);
  document.addEventListener('focusin', ({ target }) => remember(target));
  // A press on what takes no focus gives it up on purpose.
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && content()?.contains(target)) path = [];
  });

  new MutationObserver(() => {
    if (document.activeElement !== document.body || !path[0] || path[0].isConnected) return;
    const successor = path.find((element) => element.isConnected && content()?.contains(element));
    path = [];
    if (!(successor instanceof HTMLElement)) return;
    if (!successor.hasAttribute('tabindex')) {
      successor.tabIndex = -1;
      successor.addEventListener('blur', () => successor.removeAttribute('tabindex'), { once: true });
    }
    successor.focus({ preventScroll: true });
  }).observe(document.body, { childList: true, subtree: true });
};
