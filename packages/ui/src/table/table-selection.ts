type Keys = ReadonlySet<string>;

/** How much of what can be chosen is. */
export const selectionState = (selected: Keys, choosable: readonly string[]): 'none' | 'some' | 'all' => {
  const chosen = choosable.filter((key) => selected.has(key)).length;
  if (chosen === 0) return 'none';
  return chosen === choosable.length ? 'all' : 'some';
};

const withKeys = (selected: Keys, keys: readonly string[], on: boolean): Set<string> => {
  const next = new Set(selected);
  for (const key of keys) on ? next.add(key) : next.delete(key);
  return next;
};

/** One row more or less. */
export const toggleRow = (selected: Keys, key: string): Set<string> => withKeys(selected, [key], !selected.has(key));

/**
 * All rows from the last one toggled (`anchor`) to this one take the state that this one gets. Rows of other pages keep
 * theirs; an anchor that is not shown any more counts as none.
 */
export const toggleRange = (
  selected: Keys,
  choosable: readonly string[],
  anchor: string | null,
  key: string,
): Set<string> => {
  const from = anchor === null ? -1 : choosable.indexOf(anchor);
  const to = choosable.indexOf(key);
  if (from < 0 || to < 0) return toggleRow(selected, key);
  return withKeys(selected, choosable.slice(Math.min(from, to), Math.max(from, to) + 1), !selected.has(key));
};

/** All of what is shown, or none of it when all are chosen. Rows of other pages keep their state. */
export const toggleAll = (selected: Keys, choosable: readonly string[]): Set<string> =>
  withKeys(selected, choosable, selectionState(selected, choosable) !== 'all');
