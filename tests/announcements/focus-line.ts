/**
 * What a screen reader says of the focused element, as one line:
 *
 *     dialog "预约", description "按半天选择" › radio "上午", checked, required, 1 of 2, description "9:00–12:00"
 *
 * Containers come first that focus has just entered; those it was in already are not said again. Then role and name,
 * states in the order of STATES, value, place in the set, description; after an arrow the active descendant.
 */

/** As Chromium gives it over its debugging protocol; `attributes` are those that it does not give there. */
export interface AccessibleNode {
  role: string;
  name: string;
  value?: string;
  description?: string;
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

const sayAll = ({ role, name, value, description, properties, attributes }: AccessibleNode): string => {
  const said = [name ? `${role} "${words(name)}"` : role, ...statesOf(properties)];
  const { 'aria-current': current, 'aria-posinset': place, 'aria-setsize': size } = attributes;
  if (current && current !== 'false') said.push(current === 'true' ? 'current' : `current ${current}`);
  // A slider says its text where it has one; a name that is the value again (a link's address) says nothing.
  const spoken = properties.valuetext ? `${properties.valuetext}` : (value ?? '');
  if (words(spoken)) said.push(`value "${words(spoken)}"`);
  if (place && size) said.push(`${place} of ${size}`);
  if (description) said.push(`description "${words(description)}"`);
  return said.join(', ');
};

/** Of a container its role, name, whether it must be answered and is wrong, and its description. */
const enter = ({ role, name, description, properties }: AccessibleNode) =>
  [
    `${role} "${words(name)}"`,
    ...statesOf(properties, ['required', 'invalid']),
    ...(description ? [`description "${words(description)}"`] : []),
  ].join(', ');

export const focusLine = (
  entered: readonly AccessibleNode[],
  focused: AccessibleNode,
  active: AccessibleNode | null,
): string => {
  const line = [...entered.map(enter), sayAll(focused)].join(' › ');
  return active ? `${line} → ${sayAll(active)}` : line;
};
