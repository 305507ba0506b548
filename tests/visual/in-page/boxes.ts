import { type Colour, colourOf, contrast, over } from './colour.ts';

/** A box that is painted: an element's own, or one of its pseudo-elements. */
export interface Box {
  element: Element;
  pseudo: '' | '::before' | '::after';
  style: CSSStyleDeclaration;
}

const WHITE: Colour = [255, 255, 255, 1];
const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** Of shapes and of text. Source: WCAG 2.2, 1.4.11 and 1.4.3. */
export const SHAPE = 3;
export const TEXT = 4.5;

export const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return (
    (width > 1 || height > 1) &&
    width * height > 0 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
};

/** All that a story shows, what it shows outside of its root among it, such as dialogs. */
export const shownElements = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('body > :not(script, style, .sb-wrapper, #storybook-docs)')].flatMap(
    (top) => [top, ...top.querySelectorAll<HTMLElement>('*:not(script, style)')],
  );

export const boxesOf = (element: Element): Box[] => {
  const own: Box = { element, pseudo: '', style: getComputedStyle(element) };
  const pseudos = (['::before', '::after'] as const).flatMap((pseudo): Box[] => {
    const style = getComputedStyle(element, pseudo);
    return ['none', 'normal'].includes(style.content) || style.display === 'none' ? [] : [{ element, pseudo, style }];
  });
  return [own, ...pseudos];
};

/** What an element's own background lies on, and with it, what its content does. */
export const fillOf = (element: Element | null): Colour => {
  if (!element) return WHITE;
  const own = colourOf(getComputedStyle(element).backgroundColor);
  return own[3] === 1 ? own : over(own, fillOf(element.parentElement));
};
export const groundOf = ({ element, pseudo }: Box): Colour => fillOf(pseudo ? element : element.parentElement);

export const bordersOf = (style: CSSStyleDeclaration): { width: number; colour: Colour }[] =>
  SIDES.map((side) => ({
    width: style[`border${side}Style`] === 'none' ? 0 : Number.parseFloat(style[`border${side}Width`]),
    colour: colourOf(style[`border${side}Color`]),
  }));

/** Drawn by the browser, which keeps it visible. */
export const isNative = (element: Element): boolean =>
  element.matches('input:is([type="checkbox"], [type="radio"])') && getComputedStyle(element).appearance === 'auto';

/** Whether a box is seen as a shape: by its border, its fill, or a shadow drawn as a line. */
export const standsOut = (box: Box): boolean => {
  if (isNative(box.element)) return box.pseudo === '';
  const ground = groundOf(box);
  const { style } = box;
  const shadow = style.boxShadow.match(/^(rgba?\([^)]*\)|oklch\([^)]*\)|color\([^)]*\))/)?.[1];
  return (
    contrast(colourOf(style.backgroundColor), ground) >= SHAPE ||
    bordersOf(style).some(({ width, colour }) => width > 0 && contrast(colour, ground) >= SHAPE) ||
    (shadow !== undefined && contrast(colourOf(shadow), ground) >= SHAPE)
  );
};

/** For people: `button.primary "Submit"`, as far as it tells one element from another. */
export const nameOf = (element: Element, pseudo = ''): string => {
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
  const attributes = ['role', 'type', 'data-state', 'data-side', 'data-status', 'data-slot'].flatMap((name) => {
    const value = element.getAttribute(name);
    return value ? [`[${name}=${value}]`] : [];
  });
  return `${element.tagName.toLowerCase()}${attributes.join('')}${pseudo}.${element.getAttribute('class')?.split(' ')[0] ?? ''}${words ? ` “${words.slice(0, 24)}”` : ''}`;
};
