import { boxesOf, isNative, isSeen, nameOf, shownElements } from './boxes.ts';

/** Names of states, with the elements that have and have not got them. */
const STATES: readonly { name: string; on: string; off: string }[] = [
  {
    name: 'checked',
    on: ':is(input:checked, [aria-checked="true"])',
    off: ':is(input:not(:checked):is([type="checkbox"], [type="radio"]), [aria-checked="false"])',
  },
  { name: 'selected', on: '[aria-selected="true"]', off: '[aria-selected="false"]' },
  { name: 'pressed', on: '[aria-pressed="true"]', off: '[aria-pressed="false"]' },
  { name: 'current', on: '[aria-current]:not([aria-current="false"])', off: ':not([aria-current])' },
  {
    name: 'highlighted',
    on: ':is([data-highlighted], [data-active])',
    off: ':is([role^="menuitem"], [role="option"]):not([data-highlighted], [data-active])',
  },
  { name: 'disabled', on: ':is(:disabled, [aria-disabled="true"])', off: ':not(:disabled, [aria-disabled="true"])' },
];

const PAINTED = [
  'display',
  'color',
  'backgroundColor',
  'backgroundImage',
  'borderWidth',
  'borderStyle',
  'borderColor',
  'outlineStyle',
  'outlineColor',
  'textDecorationLine',
  'fontWeight',
  'opacity',
  'visibility',
  'transform',
] as const;

/** A native input is drawn by what stands beside it. */
const scopeOf = (element: Element): Element =>
  element.matches('input') ? (element.closest('label') ?? element.parentElement ?? element) : element;

interface Look {
  isControl: boolean;
  /** What is in it, whatever it says. */
  tags: string;
  icons: number;
  own: string;
  within: string;
}

const paintOf = (elements: readonly Element[]): string =>
  elements
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .flatMap(boxesOf)
    .map(({ pseudo, style }) => [pseudo, ...PAINTED.map((name) => style[name])].join(' '))
    .join('\n');

const lookOf = (element: Element): Look => {
  const scope = scopeOf(element);
  const within = [...scope.querySelectorAll('*')];
  return {
    isControl: element.matches('a, button, [role="tab"], [role="option"], [role^="menuitem"]'),
    tags: within.map(({ tagName }) => tagName).join(),
    icons: scope.querySelectorAll('svg').length,
    own: paintOf([scope, element]),
    within: paintOf(within),
  };
};

/** A control that holds more than another (a count, a second line) is compared by itself and its icons alone. */
const looksLike = (look: Look, other: Look): boolean =>
  look.own === other.own &&
  look.icons === other.icons &&
  (look.tags === other.tags ? look.within === other.within : look.isControl);

const kindOf = (element: Element) =>
  [element.tagName, element.getAttribute('role'), element.getAttribute('type')].join(' ');

/** States that cannot be distinguished from their absence, in the colours that the page has now. */
export const stateFaults = (): string[] => {
  const elements = shownElements().filter((element) => isSeen(scopeOf(element)));
  return STATES.flatMap(({ name, on, off }) => {
    const without = elements.filter((element) => element.matches(off));
    return elements
      .filter((element) => element.matches(on) && !isNative(element))
      .flatMap((element) => {
        const peers = without.filter(
          (other) =>
            kindOf(other) === kindOf(element) && other.parentElement?.className === element.parentElement?.className,
        );
        const look = lookOf(element);
        const twin = peers.find((other) => looksLike(lookOf(other), look));
        return twin ? [`${nameOf(element)} is ${name} and looks like ${nameOf(twin)}`] : [];
      });
  });
};
