import type { TreeNode } from './tree-model.ts';

/** `mixed`: some of what lies in it is chosen. */
export type Checked = boolean | 'mixed';

/** A selectable end: a leaf, or a node whose children are not loaded. */
interface End {
  key: string;
  /** It, or a branch around it, is disabled. */
  closed: boolean;
}

/** Selectable ends of each node by key, for multiple selection: the node itself, or all ends below it. */
export type Ends = ReadonlyMap<string, readonly End[]>;

export const endsOf = (nodes: readonly TreeNode[]): Ends => {
  const ends = new Map<string, readonly End[]>();
  const walk = (node: TreeNode, around: boolean): readonly End[] => {
    const closed = around || node.disabled === true;
    const own = node.children?.length
      ? node.children.flatMap((child) => walk(child, closed))
      : [{ key: node.key, closed }];
    ends.set(node.key, own);
    return own;
  };
  for (const node of nodes) walk(node, false);
  return ends;
};

const isFree = ({ closed }: End) => !closed;

/** How a node shows. What cannot be chosen keeps no branch from being whole. */
export const checkedOf = (ends: Ends, key: string, chosen: ReadonlySet<string>): Checked => {
  const all = ends.get(key) ?? [];
  const counted = all.some(isFree) ? all.filter(isFree) : all;
  const has = (end: End) => chosen.has(end.key);
  return (counted.length > 0 && counted.every(has)) || (all.some(has) && 'mixed');
};

export const isClosed = (ends: Ends, key: string): boolean => !ends.get(key)?.some(isFree);

/**
 * The chosen keys as ends: a branch that was chosen as a whole, perhaps before its children came, is what may be chosen in
 * it. Keys that are not in the tree stay, as their branch may not be loaded.
 */
export const settleChoice = (ends: Ends, chosen: readonly string[]): string[] => {
  const settled = chosen.flatMap((key) => {
    const own = ends.get(key) ?? [];
    const isBranch = own.length > 0 && own[0]?.key !== key;
    return isBranch ? own.filter(isFree).map((end) => end.key) : [key];
  });
  return [...new Set(settled)];
};

/**
 * The chosen keys after what the given nodes stand for was chosen, or, where all of it was already, given up. Null where
 * that were more than `maximum`, and then nothing changes.
 */
export const toggleNodes = (
  ends: Ends,
  chosen: readonly string[],
  keys: readonly string[],
  maximum: number = Number.POSITIVE_INFINITY,
): string[] | null => {
  const free = keys.flatMap((key) => (ends.get(key) ?? []).filter(isFree).map((end) => end.key));
  const rest = chosen.filter((key) => !free.includes(key));
  if (rest.length + free.length === chosen.length) return rest;
  const next = [...chosen, ...free.filter((key) => !chosen.includes(key))];
  return next.length > maximum ? null : next;
};
