/**
 * What a screen reader says of the focused element, as one line:
 *
 *     dialog "预约", description "按半天选择" › radio "上午", checked, required, 1 of 2, description "9:00–12:00"
 *
 * Containers come first that focus has just entered, lists with their number of items and tables with their rows and
 * columns (`list "已选", 3 items`); those it was in already are not said again. Then role and name, states in the order of
 * STATES, value, place in the set, description; after an arrow the active descendant, with the containers that it is in
 * and focus is not.
 */

/** As Chromium gives it over its debugging protocol; `attributes` are those that it does not give there. */
export interface AccessibleNode {
  role: string;
  name: string;
  value?: string;
  description?: string;
  /** Of a container, how much there is in it: '5 items'. */
  extent?: string;
  properties: Readonly<Record<string, unknown>>;
  attributes: Readonly<Record<string, string>>;
}

/** What each property says; null is nothing. */
const STATES: readonly [property: string, say: (value: unknown) => string | null][] = [
  ['level', (value) => `level ${value}`],
  ['checked', (value) => ({ true: 'checked', mixed: 'partly checked' })[`${value}`] ?? 'not checked'],
  ['pressed', (value) => ({ true: 'pressed', mixed: 'partly pressed' })[`${value}`] ?? 'not pressed'],
  ['selected', (value) => (value ? 'selected' : 'not selected')],
  ['expanded', (value) => (value ? 'expanded' : 'collapsed')],
  ['hasPopup', (value) => `has ${value}`],
  ['required', (value) => (value ? 'required' : null)],
  ['invalid', (value) => (`${value}` === 'false' ? null : 'invalid')],
  ['disabled', (value) => (value ? 'disabled' : null)],
  ['readonly', (value) => (value ? 'read-only' : null)],
  ['busy', (value) => (value ? 'busy' : null)],
];

const words = (text: string) => text.replace(/\s+/g, ' ').trim();

const statesOf = (properties: AccessibleNode['properties'], only?: readonly string[]): string[] =>
  STATES.flatMap(([property, say]) => {
    if (properties[property] === undefined || only?.includes(property) === false) return [];
    return say(properties[property]) ?? [];
  });

const called = ({ role, name }: AccessibleNode) => (name ? `${role} "${words(name)}"` : role);

const sayAll = (node: AccessibleNode): string => {
  const { value, description, properties, attributes } = node;
  const said = [called(node), ...statesOf(properties)];
  const { 'aria-current': current, 'aria-posinset': place, 'aria-setsize': size } = attributes;
  if (current && current !== 'false') said.push(current === 'true' ? 'current' : `current ${current}`);
  // A slider says its text where it has one; a name that is the value again (a link's address) says nothing.
  const spoken = properties.valuetext ? `${properties.valuetext}` : (value ?? '');
  if (words(spoken)) said.push(`value "${words(spoken)}"`);
  if (place && size) said.push(`${place} of ${size}`);
  if (description) said.push(`description "${words(description)}"`);
  return said.join(', ');
};

/** Of a container its role, name, extent, whether it must be answered and is wrong, and its description. */
const enter = (node: AccessibleNode) => {
  const { extent, properties, description } = node;
  return [
    called(node),
    ...(extent ? [extent] : []),
    ...statesOf(properties, ['required', 'invalid']),
    ...(description ? [`description "${words(description)}"`] : []),
  ].join(', ');
};

/** What is said, and the containers that it has just come into, outermost first. */
export interface Arrival {
  node: AccessibleNode;
  entered: readonly AccessibleNode[];
}

const arrive = ({ node, entered }: Arrival) => [...entered.map(enter), sayAll(node)].join(' › ');

export const focusLine = (focused: Arrival, active: Arrival | null): string =>
  [focused, ...(active ? [active] : [])].map(arrive).join(' → ');
