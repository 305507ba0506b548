import type { CDPSession } from '@playwright/test';
import type { AccessibleNode } from './focus-line.ts';

type TreeNode = Awaited<ReturnType<typeof partialTree>>['nodes'][number];

const partialTree = (session: CDPSession, objectId: string) =>
  session.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: true });

/** What a screen reader names as one goes into it. */
const CONTAINERS = new Set([
  'alertdialog',
  'dialog',
  'grid',
  'group',
  'listbox',
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
]);

/** The protocol leaves these out, though screen readers say them. */
const ATTRIBUTES = ['aria-current', 'aria-posinset', 'aria-setsize'];

export interface Heard {
  /** Containers around the focused element, outermost first, with an identity that stays while it is there. */
  containers: { id: number; node: AccessibleNode }[];
  focused: AccessibleNode;
  focusedId: number;
  active: AccessibleNode | null;
}

const attributesOf = async (session: CDPSession, backendNodeId: number | undefined) => {
  if (backendNodeId === undefined) return {};
  const { node } = await session.send('DOM.describeNode', { backendNodeId });
  const flat = node.attributes ?? [];
  const pairs = flat.flatMap((name, at) => (at % 2 === 0 && ATTRIBUTES.includes(name) ? [[name, flat[at + 1]]] : []));
  return Object.fromEntries(pairs) as Record<string, string>;
};

const accessible = async (session: CDPSession, node: TreeNode): Promise<AccessibleNode> => ({
  role: `${node.role?.value ?? ''}`,
  name: `${node.name?.value ?? ''}`,
  value: `${node.value?.value ?? ''}`,
  description: `${node.description?.value ?? ''}`,
  properties: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
  attributes: await attributesOf(session, node.backendDOMNodeId),
});

const ancestors = (nodes: readonly TreeNode[], from: TreeNode): TreeNode[] => {
  const parent = nodes.find(({ nodeId }) => nodeId === from.parentId);
  return parent ? [...ancestors(nodes, parent), parent] : [];
};

const activeDescendant = async (session: CDPSession, node: TreeNode): Promise<AccessibleNode | null> => {
  const property = node.properties?.find(({ name }) => name === 'activedescendant');
  const backendNodeId = property?.value.relatedNodes?.[0]?.backendDOMNodeId;
  if (backendNodeId === undefined) return null;
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { backendNodeId, fetchRelatives: false });
  return nodes[0] ? accessible(session, nodes[0]) : null;
};

/** Where focus is, from Chromium's accessibility tree. */
export const readFocus = async (session: CDPSession): Promise<Heard | null> => {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (!result.objectId || result.className === 'HTMLBodyElement') return null;
  const { node: dom } = await session.send('DOM.describeNode', { objectId: result.objectId });
  const { nodes } = await partialTree(session, result.objectId);
  const node = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === dom.backendNodeId);
  if (!node) return null;
  const around = ancestors(nodes, node).filter(
    ({ ignored, role, name }) => !ignored && CONTAINERS.has(`${role?.value}`) && `${name?.value ?? ''}` !== '',
  );
  return {
    containers: await Promise.all(
      around.map(async (container) => ({
        id: container.backendDOMNodeId ?? 0,
        node: await accessible(session, container),
      })),
    ),
    focused: await accessible(session, node),
    focusedId: dom.backendNodeId,
    active: await activeDescendant(session, node),
  };
};
