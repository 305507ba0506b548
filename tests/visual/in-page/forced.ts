import { type Box, boxesOf, fillOf, isSeen, nameOf, shownElements, standsOut, TEXT } from './boxes.ts';
import { colourOf, contrast } from './colour.ts';

const CONTROLS =
  'button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="switch"], [role="slider"], [role="tab"], [role="combobox"]';

const hasWords = (element: Element) => (element.textContent ?? '').trim() !== '';

/** Controls, and what is drawn by boxes alone: dots, bars, lines. What surrounds text may give its ground up. */
const isShape = ({ element, pseudo, style }: Box) =>
  pseudo
    ? /^["']["']/.test(style.content)
    : element.matches(CONTROLS) ||
      !(hasWords(element) || element.matches(':has(img, svg, canvas, input, video, iframe)'));

/** Grounds and scrims, which the system's colours may take away. */
const coversAll = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width >= innerWidth && height >= innerHeight;
};

const shapes = (): Box[] =>
  shownElements()
    .filter((element) => element.closest('svg') === null && isSeen(element) && !coversAll(element))
    .flatMap(boxesOf)
    .filter((box) => isShape(box) && standsOut(box));

let ordinary: Box[] = [];

/** To be called in ordinary colours: what is seen as a shape there must be one in forced colours too. */
export const rememberShapes = () => {
  ordinary = shapes();
};

/** A native input lies under its picture, which stands beside it. */
const drawingsOf = ({ element, pseudo }: Box): Box[] => {
  if (!element.matches('input') || !element.parentElement)
    return [{ element, pseudo, style: getComputedStyle(element, pseudo || null) }];
  return [...element.parentElement.querySelectorAll('*')].flatMap(boxesOf).filter(isShape);
};

export const shapeFaults = (): string[] =>
  ordinary
    .filter((box) => box.element.isConnected && !drawingsOf(box).some(standsOut))
    .map(({ element, pseudo }) => `${nameOf(element, pseudo)} is no longer seen as a shape`);

/** Text that cannot be read on what lies below it. */
export const textFaults = (): string[] =>
  shownElements()
    .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
    .filter((element) => element.closest('svg') === null && isSeen(element))
    .flatMap((element) => {
      const colour = colourOf(getComputedStyle(element).color);
      // Laid over a picture of itself, to be selected.
      if (colour[3] === 0) return [];
      const ratio = contrast(colour, fillOf(element));
      return ratio < TEXT ? [`${nameOf(element)} has text of ${ratio.toFixed(1)}:1`] : [];
    });
