export interface TreeNode {
  key: string;
  label: string;
  /** Absent on a leaf, and on a branch whose children are asked for when it opens. */
  children?: readonly TreeNode[];
  /** A branch whose children are not known yet. */
  lazy?: boolean;
  disabled?: boolean;
}

/** A visible node with its level and parent. */
export interface TreeRow {
  node: TreeNode;
  parent: string | null;
  /** From 1. */
  level: number;
  /** From 1, among its siblings. */
  place: number;
  siblings: number;
  /** Null on a leaf. */
  open: boolean | null;
}

/** The node of a key, as far as the tree is known. */
export const nodeOf = (nodes: readonly TreeNode[], key: string): TreeNode | undefined => {
  for (const node of nodes) {
    const match = node.key === key ? node : nodeOf(node.children ?? [], key);
    if (match) return match;
  }
  return undefined;
};

const isBranch = (node: TreeNode): boolean => node.lazy === true || (node.children?.length ?? 0) > 0;

/** Visible rows from top to bottom: nodes and the children of expanded ones. */
export const visibleRows = (
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  parent: string | null = null,
  level = 1,
): TreeRow[] =>
  nodes.flatMap((node, index) => {
    const open = isBranch(node) ? expanded.has(node.key) : null;
    const row: TreeRow = { node, parent, level, place: index + 1, siblings: nodes.length, open };
    return open ? [row, ...visibleRows(node.children ?? [], expanded, node.key, level + 1)] : [row];
  });

/** The tree with the children that came in later put under their nodes. */
export const withLoaded = (
  nodes: readonly TreeNode[],
  loaded: ReadonlyMap<string, readonly TreeNode[]>,
): readonly TreeNode[] =>
  loaded.size === 0
    ? nodes
    : nodes.map((node) => {
        const children = node.children ?? loaded.get(node.key);
        if (!children) return node;
        return { ...node, lazy: false, children: withLoaded(children, loaded) };
      });

/** Action of a key. `expand` opens several at once for `*`. */
export type TreeAct =
  | { type: 'move'; key: string }
  | { type: 'expand'; keys: string[] }
  | { type: 'collapse'; key: string }
  | { type: 'choose'; key: string };

/** Sets of keys by the ARIA Authoring Practices (Tree View); `forward` is the arrow into the tree, right where text runs so. */
const ARROWS = { forward: ['ArrowRight', 'ArrowLeft'], back: ['ArrowLeft', 'ArrowRight'] } as const;

const into = (rows: readonly TreeRow[], at: number, row: TreeRow): TreeAct | null => {
  if (row.open === false) return { type: 'expand', keys: [row.node.key] };
  const child = rows[at + 1];
  return row.open && child?.parent === row.node.key ? { type: 'move', key: child.node.key } : null;
};
const outOf = (row: TreeRow): TreeAct | null => {
  if (row.open) return { type: 'collapse', key: row.node.key };
  return row.parent === null ? null : { type: 'move', key: row.parent };
};
const moveTo = (row: TreeRow | undefined): TreeAct | null => (row ? { type: 'move', key: row.node.key } : null);

/** Action of a key at a row; null if the tree ignores it. */
export const actOf = (rows: readonly TreeRow[], active: string, key: string, rtl: boolean): TreeAct | null => {
  const at = rows.findIndex(({ node }) => node.key === active);
  const row = rows[at];
  if (!row) return null;
  const side = rtl ? 1 : 0;
  switch (key) {
    case 'ArrowDown':
      return moveTo(rows[at + 1]);
    case 'ArrowUp':
      return moveTo(rows[at - 1]);
    case 'Home':
      return moveTo(rows[0]);
    case 'End':
      return moveTo(rows.at(-1));
    case ARROWS.forward[side]:
      return into(rows, at, row);
    case ARROWS.back[side]:
      return outOf(row);
    case 'Enter':
    case ' ':
      return { type: 'choose', key: active };
    case '*': {
      const keys = rows
        .filter(({ parent, open }) => parent === row.parent && open === false)
        .map(({ node }) => node.key);
      return keys.length > 0 ? { type: 'expand', keys } : null;
    }
    default:
      return null;
  }
};

/** Type-ahead: the next row that starts with the typed text, cyclic; a repeated letter moves to the next match. */
export const typeAhead = (rows: readonly TreeRow[], active: string, typed: string): string | null => {
  const at = Math.max(
    0,
    rows.findIndex(({ node }) => node.key === active),
  );
  const signs = [...typed.toLocaleLowerCase()];
  const same = signs.every((sign) => sign === signs[0]);
  const prefix = same ? (signs[0] ?? '') : signs.join('');
  if (prefix === '') return null;
  // One letter looks for another row; more of them may go on naming this one.
  const from = same ? at + 1 : at;
  const round = [...rows.slice(from), ...rows.slice(0, from)];
  return round.find(({ node }) => node.label.toLocaleLowerCase().startsWith(prefix))?.node.key ?? null;
};
