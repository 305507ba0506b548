import { placeTip } from './label-tip.core.ts';
import { labelTip } from './label-tip.css.ts';

/** Milliseconds of rest before a tip is shown; between neighbouring controls it moves at once. */
const REST_MS = 400;
/** Milliseconds to move the pointer from a control to its tip, or to a neighbour. */
const LEAVE_MS = 150;

interface Shown {
  control: HTMLElement;
  tip: HTMLElement;
}
let shown: Shown | null = null;
/** The hovered control. After a press it shows no tip until the pointer has left it. */
let pointed: HTMLElement | null = null;
/** Whether the last input was a navigation key: focus set by a dialog shows no tip. */
let walks = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let watchers = 0;

const controlOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip][aria-label]') : null;
const isWithin = (target: EventTarget | null, { tip }: Shown) => target instanceof Node && tip.contains(target);

const hide = () => {
  clearTimeout(timer);
  shown?.tip.remove();
  shown = null;
};

const place = () => {
  if (!shown) return;
  const { control, tip } = shown;
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const wish = control.dataset.tip === 'above' ? 'above' : 'below';
  const { left, top } = placeTip(control.getBoundingClientRect(), tip.getBoundingClientRect(), { width, height }, wish);
  Object.assign(tip.style, { left: `${left}px`, top: `${top}px` });
};

const show = (control: HTMLElement) => {
  hide();
  if (!control.isConnected) return;
  const tip = document.createElement('div');
  tip.className = labelTip;
  // Hidden from assistive technology, which announces the control's name already.
  tip.setAttribute('aria-hidden', 'true');
  tip.textContent = control.getAttribute('aria-label');
  // A press on the tip neither dismisses a dialog nor moves focus.
  tip.addEventListener('pointerdown', (event) => event.stopPropagation());
  tip.addEventListener('mousedown', (event) => event.preventDefault());
  (document.fullscreenElement ?? document.body).append(tip);
  shown = { control, tip };
  place();
};

const point = (target: EventTarget | null) => {
  const control = shown && isWithin(target, shown) ? shown.control : controlOf(target);
  if (control === pointed) return;
  pointed = control;
  clearTimeout(timer);
  if (control && control !== shown?.control) timer = setTimeout(show, shown ? 0 : REST_MS, control);
  else if (!control && shown && !shown.control.matches(':focus-visible')) timer = setTimeout(hide, LEAVE_MS);
};

const LISTENERS = {
  pointerover: ({ target, pointerType }: PointerEvent) => pointerType !== 'touch' && point(target),
  pointerout: ({ relatedTarget }: PointerEvent) => relatedTarget === null && point(null),
  pointerdown: ({ target }: PointerEvent) => {
    walks = false;
    if (!(shown && isWithin(target, shown))) hide();
  },
  click: ({ target }: MouseEvent) => controlOf(target) && hide(),
  focusin: ({ target }: Pick<FocusEvent, 'target'>) => {
    const control = controlOf(target);
    if (control && walks) show(control);
  },
  focusout: ({ target }: FocusEvent) => target === shown?.control && pointed !== target && hide(),
  // Capture phase: the first Escape closes the tip, the second the dialog.
  keydown: (event: KeyboardEvent) => {
    walks = /^(Tab|Arrow|Home|End|Page)/.test(event.key);
    if (!shown || event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    hide();
  },
  scroll: place,
  resize: place,
};

/** Handles inputs that came before the listeners, and the focus that a key has moved since. */
const replay = (inputs: readonly Event[]) => {
  for (const input of inputs) {
    if (input instanceof KeyboardEvent) LISTENERS.keydown(input);
    else if (input.type === 'pointerdown') LISTENERS.pointerdown(input as PointerEvent);
    else LISTENERS.pointerover(input as PointerEvent);
  }
  LISTENERS.focusin({ target: document.activeElement });
};

/**
 * Shows the name of what has `data-tip` and `aria-label` while a pointer rests on it or the keyboard has brought focus.
 * One set of listeners serves the page, from the first call until each caller has called what it was given.
 * @param inputs `pointerover`, `pointerdown` and `keydown` since the one that led to the first call
 */
export const watchLabelTips = (inputs: readonly Event[]): (() => void) => {
  const each = (change: 'addEventListener' | 'removeEventListener') => {
    for (const [type, listener] of Object.entries(LISTENERS)) window[change](type, listener as EventListener, true);
  };
  if (watchers === 0) {
    each('addEventListener');
    replay(inputs);
  }
  watchers += 1;
  return () => {
    watchers -= 1;
    if (watchers === 0) each('removeEventListener');
    if (shown && !shown.control.isConnected) hide();
  };
};
