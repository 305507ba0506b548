import { type Box, bordersOf, boxesOf, fillOf, groundOf, isSeen, nameOf, SHAPE, shownElements } from './boxes.ts';
import { colourOf, contrast } from './colour.ts';

const FOCUSABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"], [tabindex="-1"]:is([role="tab"], [role="option"], [role="treeitem"], [role="gridcell"], [role^="menuitem"], [role="radio"])';

/** Where the ring of an element may be drawn: on it, beside it, or on what holds it. */
const near = (element: Element): Box[] => {
  const parent = element.parentElement;
  const grandparent = parent?.parentElement;
  const beside = parent ? [...parent.querySelectorAll('*')] : [];
  return [element, ...(parent ? [parent] : []), ...(grandparent ? [grandparent] : []), ...beside]
    .slice(0, 80)
    .flatMap(boxesOf);
};

const ringOf = ({ style }: Box) => `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`;
const borderOf = ({ style }: Box) => `${style.borderStyle} ${style.borderWidth} ${style.borderColor}`;

const clips = (element: Element): boolean => {
  const { overflowX, overflowY } = getComputedStyle(element);
  return overflowX !== 'visible' || overflowY !== 'visible';
};

/** Sides of a ring that an ancestor cuts off. */
const sidesCut = (element: Element, reach: number): number => {
  const ring = element.getBoundingClientRect();
  const cut = new Set<string>();
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (!clips(at)) continue;
    const box = at.getBoundingClientRect();
    if (ring.left - reach < box.left - 1) cut.add('left');
    if (ring.right + reach > box.right + 1) cut.add('right');
    if (ring.top - reach < box.top - 1) cut.add('top');
    if (ring.bottom + reach > box.bottom + 1) cut.add('bottom');
  }
  return cut.size;
};

const isRingDrawn = (box: Box): boolean => {
  const { style, element, pseudo } = box;
  const width = style.outlineStyle === 'none' ? 0 : Number.parseFloat(style.outlineWidth);
  const offset = Number.parseFloat(style.outlineOffset);
  const ground = offset + width <= 0 && !pseudo ? fillOf(element) : groundOf(box);
  return width > 0 && contrast(colourOf(style.outlineColor), ground) >= SHAPE && sidesCut(element, offset + width) < 2;
};
const isBorderDrawn = (box: Box): boolean =>
  bordersOf(box.style).some(({ width, colour }) => width > 0 && contrast(colour, groundOf(box)) >= SHAPE);

const canHaveFocus = (element: HTMLElement) =>
  !element.matches(':disabled, [data-radix-focus-guard]') &&
  element.closest('[inert], [aria-hidden="true"]') === null &&
  element.checkVisibility({ visibilityProperty: true }) &&
  // What is itself transparent lies under its picture; what stands in something transparent is not there yet.
  element.parentElement?.checkVisibility({ opacityProperty: true }) === true;

/** A calendar has sixty days of one look: the first and the last of each kind stand for all between them. */
const endsOfKinds = (elements: readonly HTMLElement[]): Set<HTMLElement> => {
  const kindOf = ({ tagName, className, attributes }: HTMLElement) =>
    [tagName, className, ...[...attributes].map(({ name }) => name)].join(' ');
  const last = new Map(elements.map((element) => [kindOf(element), element]));
  const first = new Map(elements.toReversed().map((element) => [kindOf(element), element]));
  return new Set([...first.values(), ...last.values()]);
};

/** Each element that takes focus and does not show it, in the colours that the page has now. */
export const focusFaults = async (): Promise<string[]> => {
  const faults: string[] = [];
  const before = document.activeElement as HTMLElement | null;
  const stops = shownElements().filter((element) => element.matches(FOCUSABLE) && canHaveFocus(element));
  for (const element of endsOfKinds(stops)) {
    if (!element.isConnected) continue;
    (document.activeElement as HTMLElement | null)?.blur();
    await Promise.resolve();
    const boxes = near(element);
    const resting = boxes.map((box) => ({ ring: ringOf(box), border: borderOf(box) }));
    element.focus();
    await Promise.resolve();
    if (document.activeElement !== element) continue;
    const isShown = boxes.some(
      (box, at) =>
        isSeen(box.element) &&
        ((ringOf(box) !== resting[at]?.ring && isRingDrawn(box)) ||
          (borderOf(box) !== resting[at]?.border && isBorderDrawn(box))),
    );
    if (!isShown) faults.push(`${nameOf(element)} does not show its focus`);
  }
  before?.focus();
  return faults;
};
