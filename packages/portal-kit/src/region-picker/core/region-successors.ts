import type { RegionItem, RegionSelection } from './region-selection.ts';

/** Lookup of a code: its path if it is current, else the paths of its successors. */
export interface RegionResolution {
  current: readonly RegionItem[] | null;
  successors: readonly (readonly RegionItem[])[];
}

export type RegionSuccession =
  /** Current, or unknown. */
  | { kind: 'unchanged' }
  /** One successor, or the code that this one was folded into. */
  | { kind: 'moved'; path: readonly RegionItem[] }
  /** Several successors, of which only the user knows the right one. */
  | { kind: 'ask'; paths: readonly (readonly RegionItem[])[] };

/** The code at which a choice ends; undefined of an empty one. */
export const lastIdOf = ({ chosen }: RegionSelection): string | undefined => chosen.at(-1)?.id;

/**
 * The change to a choice whose last code was looked up; `resolution` is null where the code never existed. An old code
 * with two successors leaves the decision to the visitor.
 */
export function succession(selection: RegionSelection, resolution: RegionResolution | null): RegionSuccession {
  const { current = null, successors = [] } = resolution ?? {};
  if (current !== null) {
    const isSame = current.at(-1)?.id === lastIdOf(selection);
    return isSame || current.length === 0 ? { kind: 'unchanged' } : { kind: 'moved', path: current };
  }
  const [only] = successors;
  if (only === undefined) return { kind: 'unchanged' };
  return successors.length === 1 ? { kind: 'moved', path: only } : { kind: 'ask', paths: successors };
}
