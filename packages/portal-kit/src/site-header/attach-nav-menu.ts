import { CLOSED, type MenuEvent, nextMenu, type Under } from '@zonekit/ui/navigation-menu/hover-intent';
import { takeEarlyPress } from './early-press.ts';

const ITEM = '[data-nav-item]';
const TRIGGER = '[aria-expanded]';
const PANEL = '[data-nav-panel]';

const idOf = (item: Element | null) => item?.getAttribute('data-nav-item') ?? null;
const triggerOf = (item: Element | null) => item?.querySelector<HTMLElement>(TRIGGER);

/**
 * Opens and closes the panels of a nav, and calls `onChange` with the id of the item whose panel is to show, or null. A mouse
 * opens by resting on an item, may cross others on its way into the panel, and follows an item's link by a click; a finger,
 * a pen, Enter and Space open and close. Escape closes and goes back to the item; leaving with Tab or a press elsewhere closes.
 * Returns what ends it. The nav's items have `data-nav-item`, what opens them `aria-expanded`, panels `data-nav-panel`; while
 * presses are heard the nav itself has `data-live`.
 */
export const attachNavMenu = (nav: HTMLElement, onChange: (open: string | null) => void): (() => void) => {
  let state = CLOSED;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointer = 'mouse';
  /** The item that was left by a click or Escape: a mouse that still rests on it does not open it again. */
  let left: string | null = null;
  const over = new AbortController();

  const dispatch = (event: MenuEvent) => {
    const { open } = state;
    state = nextMenu(state, event);
    clearTimeout(timer);
    const { plan } = state;
    if (plan) {
      timer = setTimeout(() => dispatch({ type: 'due', now: plan.due }), Math.max(0, plan.due - performance.now()));
    }
    if (state.open !== open) onChange(state.open);
  };
  const close = (leave: string | null = null) => {
    left = leave;
    dispatch({ type: 'close' });
  };
  const itemOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(ITEM) : null);
  const openItem = () =>
    state.open === null ? null : nav.querySelector(`[data-nav-item="${CSS.escape(state.open)}"]`);

  const under = (target: EventTarget | null): Under => {
    if (!(target instanceof Element)) return { kind: 'other' };
    if (target.closest(PANEL)) return { kind: 'panel' };
    const item = idOf(itemOf(target));
    return item === null ? { kind: 'other' } : { kind: 'item', item };
  };
  const onMouse = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const what: Under = event.type === 'pointerleave' ? { kind: 'other' } : under(event.target);
    if (what.kind === 'item' && what.item === left) return;
    left = null;
    dispatch({
      type: 'mouse',
      under: what,
      at: { x: event.clientX, y: event.clientY },
      panel: nav.querySelector(PANEL)?.getBoundingClientRect() ?? null,
      now: performance.now(),
    });
  };

  const onClick = (event: MouseEvent) => {
    const item = itemOf(event.target);
    const trigger = event.target instanceof Element ? event.target.closest(TRIGGER) : null;
    if (!item || !trigger || event.defaultPrevented) return;
    const isLink = trigger.hasAttribute('href');
    // `detail` is 0 for Enter; a modified click opens a tab, whatever made it.
    const byMouse = event.detail > 0 && pointer === 'mouse';
    if (isLink && (byMouse || event.ctrlKey || event.metaKey || event.shiftKey)) return close(idOf(item));
    event.preventDefault();
    dispatch({ type: 'press', item: idOf(item) ?? '' });
  };

  /** Listens on the document, after React: the router has to handle the click before its link is unmounted. */
  const onLink = ({ target }: MouseEvent) => {
    const item = target instanceof Element && target.closest(`${PANEL} a`) ? itemOf(target) : null;
    if (!item || !nav.contains(item)) return;
    close();
    // The link goes with its panel: what opens over the page gives focus back to the way into the panel.
    triggerOf(item)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const item = itemOf(event.target);
    if (!item || !(event.target instanceof HTMLElement) || !event.target.matches(TRIGGER)) return;
    const isSpace = event.key === ' ' && event.target.hasAttribute('href');
    if (event.key !== 'ArrowDown' && !isSpace) return;
    event.preventDefault();
    // What opens a panel is a button to those who hear it, even where it is a link.
    if (isSpace) return event.target.click();
    const id = idOf(item) ?? '';
    if (state.open !== id || state.by !== 'press') dispatch({ type: 'press', item: id });
    // The panel shows with the next frame; focus cannot enter it before.
    requestAnimationFrame(() => item.querySelector<HTMLElement>(`${PANEL} a[href]`)?.focus());
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || state.open === null) return;
    const item = openItem();
    // A mouse that hovers must not take the focus from a field elsewhere.
    if (item?.contains(document.activeElement)) triggerOf(item)?.focus();
    close(state.open);
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    // Null is another window: nobody has left for another place of the page.
    const item = openItem();
    if (relatedTarget instanceof Node && item?.contains(target as Node) && !item.contains(relatedTarget)) close();
  };

  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
    target: HTMLElement | Document = nav,
  ) => target.addEventListener(name, listener as EventListener, { signal: over.signal });
  on('pointermove', onMouse);
  on('pointerleave', onMouse);
  on('click', onClick);
  on('keydown', onKeyDown);
  on('focusout', onFocusOut);
  on(
    'pointerdown',
    ({ target, pointerType }) => {
      pointer = pointerType;
      if (state.open !== null && !openItem()?.contains(target as Node)) close();
    },
    document,
  );
  on('keydown', onEscape, document);
  on('click', onLink, document);

  nav.dataset.live = '';
  const pressed = takeEarlyPress(nav);
  if (pressed) dispatch({ type: 'press', item: idOf(itemOf(pressed)) ?? '' });

  return () => {
    over.abort();
    clearTimeout(timer);
    delete nav.dataset.live;
  };
};
