import { bordersOf, isSeen, nameOf, shownElements } from './boxes.ts';

/** Half a pixel of layout on each side, and one of drawing. */
const TOLERANCE = 1.5;

interface Place {
  /** From the start edge of what it lies in, and its size; null where text decides where it stands. */
  start: number | null;
  width: number;
  height: number;
  direction: string;
  textAlign: string;
  /** From left to right: borders, paddings, and where the pseudo-elements stand that are placed by hand. */
  sides: [left: string, right: string][];
  /** What points to one side by drawing: shadows, movements and icons, as a sign. */
  signs: Record<string, number>;
  hidden: number;
}

const INLINE = /^(inline|ruby|contents|none)/;
const POINTS = /lucide-(chevrons?|arrow|move|corner|panel|log)-[\w-]*(left|right)/;

/** What floats and finds no room where it belongs is pushed to an edge of the window, whichever is nearer. */
const EDGE = 16;
const isPushed = (element: Element): boolean => {
  const { left, right } = element.getBoundingClientRect();
  return element.matches('[data-radix-popper-content-wrapper]') && (left <= EDGE || right >= innerWidth - EDGE);
};

/** Where an element stands in what it lies in, from the side at which reading starts. */
const startOf = (element: Element, rtl: boolean): number | null => {
  const parent = element.parentElement;
  if (!parent || element === document.body || isPushed(element)) return null;
  if (INLINE.test(getComputedStyle(element).display) || INLINE.test(getComputedStyle(parent).display)) return null;
  const [own, around] = [element.getBoundingClientRect(), parent.getBoundingClientRect()];
  return rtl ? around.right - own.right - parent.scrollLeft : own.left - around.left + parent.scrollLeft;
};

const shiftOf = (style: CSSStyleDeclaration) => new DOMMatrix(style.transform === 'none' ? '' : style.transform);

/** -1 where an ancestor, or the drawing itself, is turned over. */
const facing = (element: Element): number => {
  let sign = 1;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { a } = shiftOf(getComputedStyle(at));
    sign *= Math.abs(a) < 0.5 ? 0 : Math.sign(a);
  }
  return sign;
};

const placeOf = (element: Element, rtl: boolean): Place => {
  const style = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  const [, right, , left] = bordersOf(style);
  const drawn = (border = right) => (border?.width ? `${border.width} ${border.colour.join(' ')}` : '0');
  const pseudos = ['::before', '::after'].flatMap((pseudo) => {
    const own = getComputedStyle(element, pseudo);
    return own.content === 'none' || own.display === 'none' ? [] : [own];
  });
  const shadow = Number.parseFloat(style.boxShadow.match(/\) (-?[\d.]+)px/)?.[1] ?? '0');
  const icon = POINTS.test(element.getAttribute('class') ?? '') ? facing(element) : 0;
  return {
    start: startOf(element, rtl),
    width,
    height,
    direction: style.direction,
    textAlign: style.textAlign,
    sides: [
      [drawn(left), drawn(right)],
      [style.paddingLeft, style.paddingRight],
      [style.borderTopLeftRadius, style.borderTopRightRadius],
      [style.borderBottomLeftRadius, style.borderBottomRightRadius],
      ...pseudos
        .filter(({ position }) => position === 'absolute')
        .map((own): [string, string] => [own.left, own.right]),
    ],
    signs: { shadow: Math.sign(shadow), icon, shift: pseudos.reduce((sum, own) => sum + Math.sign(shiftOf(own).e), 0) },
    hidden: style.overflowX === 'visible' ? 0 : element.scrollWidth - element.clientWidth,
  };
};

const same = (a: string, b: string) => {
  const difference = Number.parseFloat(a) - Number.parseFloat(b);
  return a === b || (a.endsWith('px') && b.endsWith('px') && Math.abs(difference) <= TOLERANCE);
};

/** What of a place is not the reflection of the other. */
const faultsOf = (ltr: Place, rtl: Place, canRun: boolean): string[] => {
  if (rtl.direction === 'ltr' && !canRun) return ['runs from left to right, whatever the page says'];
  const { start } = ltr;
  return [
    ...(start !== null && rtl.start !== null && Math.abs(start - rtl.start) > TOLERANCE
      ? [`stands ${start.toFixed(0)} px from the start, mirrored ${rtl.start.toFixed(0)}`]
      : []),
    ...(Math.abs(ltr.width - rtl.width) > TOLERANCE || Math.abs(ltr.height - rtl.height) > TOLERANCE
      ? [
          `is ${ltr.width.toFixed(0)} × ${ltr.height.toFixed(0)}, mirrored ${rtl.width.toFixed(0)} × ${rtl.height.toFixed(0)}`,
        ]
      : []),
    ...(ltr.textAlign === rtl.textAlign && /left|right/.test(ltr.textAlign) ? [`text is at the ${ltr.textAlign}`] : []),
    ...ltr.sides.flatMap(([left, right], at) => {
      const [mirroredLeft = '', mirroredRight = ''] = rtl.sides[at] ?? [];
      return same(left, mirroredRight) && same(right, mirroredLeft)
        ? []
        : [`sides are ${left} and ${right}, mirrored ${mirroredLeft} and ${mirroredRight}`];
    }),
    ...Object.entries(ltr.signs).flatMap(([name, sign]) =>
      sign + (rtl.signs[name] ?? 0) === 0 ? [] : [`its ${name} points to the same side`],
    ),
    ...(rtl.hidden > Math.max(0, ltr.hidden) + TOLERANCE ? [`cuts ${rtl.hidden} px off, otherwise ${ltr.hidden}`] : []),
  ];
};

/** The text over a document lies as the document does, and the east of a map stays at the right. */
const isLook = (element: Element) => !element.closest('.textLayer, svg *, .leaflet-pane') && isSeen(element);

/** A canvas is a picture, and digits of some inputs run from left to right everywhere. */
const OWN_DIRECTION = 'canvas, input';

interface Reflection {
  name: string;
  place: Place;
  canRun: boolean;
}

/** A spinner has another box at each moment of its turn. */
const haltEndlessAnimations = () => {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) continue;
    animation.pause();
    animation.currentTime = 0;
  }
};

const reflect = (rtl: boolean, elements: readonly Element[]): Reflection[] => {
  haltEndlessAnimations();
  return elements.map((element) => ({
    name: nameOf(element),
    place: placeOf(element, rtl),
    canRun: element.matches(OWN_DIRECTION),
  }));
};

let remembered: Reflection[] = [];

const compare = (ltr: readonly Reflection[]): string[] => {
  if (ltr.length !== remembered.length) return [`shows ${ltr.length} elements, mirrored ${remembered.length}`];
  return ltr.flatMap(({ name, place, canRun }, at) => {
    const mirrored = remembered[at]?.place;
    // What says 'rtl' itself is mirrored already.
    if (!mirrored || place.direction === 'rtl') return [];
    return faultsOf(place, mirrored, canRun).map((fault) => `${name} ${fault}`);
  });
};

const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** What floats asks where it belongs when the window changes. */
const turn = async (dir: 'ltr' | 'rtl') => {
  document.documentElement.dir = dir;
  window.dispatchEvent(new Event('resize'));
  await settled();
};

/**
 * What of the story shown, which runs from right to left, is not the mirror image of what it is after a turn. What asks
 * for its direction only as it appears needs to appear anew before that is certain: `mirrorFaultsOfNew`.
 */
export const mirrorFaults = async (): Promise<string[]> => {
  const elements = shownElements().filter(isLook);
  remembered = reflect(true, elements);
  const { scrollWidth, clientWidth } = document.documentElement;
  await turn('ltr');
  const ltr = reflect(false, elements);
  await turn('rtl');
  return [
    ...(scrollWidth > clientWidth ? [`the page scrolls ${scrollWidth - clientWidth} px sideways`] : []),
    ...compare(ltr),
  ];
};

/** The same, of the story as it has appeared from left to right since. */
export const mirrorFaultsOfNew = (): string[] => compare(reflect(false, shownElements().filter(isLook)));
