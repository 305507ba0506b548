/** A node of Chromium's accessibility tree, as far as it is used here. */
export interface TreeNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
}

/** What a screen reader names as one goes into it. */
const CONTAINERS = new Set([
  'alertdialog',
  'banner',
  'complementary',
  'contentinfo',
  'dialog',
  'form',
  'grid',
  'group',
  'list',
  'listbox',
  'main',
  'menu',
  'menubar',
  'navigation',
  'radiogroup',
  'region',
  'search',
  'table',
  'tablist',
  'tabpanel',
  'toolbar',
  'tree',
  'treegrid',
]);

/** Passed over in silence as long as nobody has named them. */
const NEED_A_NAME = new Set(['form', 'group', 'region']);

const CELLS = new Set(['cell', 'columnheader', 'gridcell', 'rowheader']);
const TABLES = new Set(['grid', 'table', 'treegrid']);

const roleOf = ({ role }: TreeNode) => `${role?.value ?? ''}`;

/** Around a node, outermost first. */
const ancestors = <Node extends TreeNode>(nodes: readonly Node[], { parentId }: TreeNode): Node[] => {
  const parent = nodes.find(({ nodeId }) => nodeId === parentId);
  return parent ? [...ancestors(nodes, parent), parent] : [];
};

export const containersOf = <Node extends TreeNode>(nodes: readonly Node[], from: Node): Node[] =>
  ancestors(nodes, from).filter((node) => {
    const role = roleOf(node);
    return !node.ignored && CONTAINERS.has(role) && (!NEED_A_NAME.has(role) || `${node.name?.value ?? ''}` !== '');
  });

/** Those of a role that stand in `container` itself and in no other of its kind within it. */
const ownOf = (
  nodes: readonly TreeNode[],
  container: TreeNode,
  kind: ReadonlySet<string>,
  has: (role: string) => boolean,
) =>
  nodes.filter(
    (node) =>
      !node.ignored &&
      has(roleOf(node)) &&
      ancestors(nodes, node).findLast((around) => kind.has(roleOf(around)))?.nodeId === container.nodeId,
  );

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** How much there is in it, where that is said: '5 items', '4 rows, 3 columns'. */
export const extentOf = (nodes: readonly TreeNode[], container: TreeNode): string => {
  const role = roleOf(container);
  if (role === 'list') {
    return counted(ownOf(nodes, container, new Set(['list']), (each) => each === 'listitem').length, 'item');
  }
  if (!TABLES.has(role)) return '';
  const rows = ownOf(nodes, container, TABLES, (each) => each === 'row');
  const widths = rows.map((row) => ownOf(nodes, row, new Set(['row']), (each) => CELLS.has(each)).length);
  return `${counted(rows.length, 'row')}, ${counted(Math.max(0, ...widths), 'column')}`;
};
