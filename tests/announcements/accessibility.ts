import type { CDPSession } from '@playwright/test';
import { containersOf, extentOf } from './containers.ts';
import type { AccessibleNode } from './focus-line.ts';

type TreeNode = Awaited<ReturnType<typeof wholeTree>>['nodes'][number];

const wholeTree = (session: CDPSession) => session.send('Accessibility.getFullAXTree');

/** The protocol leaves these out, though screen readers say them. */
const ATTRIBUTES = ['aria-current', 'aria-posinset', 'aria-setsize'];

/** Something that is said, and the containers around it, outermost first, with identities that stay while they are there. */
export interface Place {
  id: number;
  node: AccessibleNode;
  containers: { id: number; node: AccessibleNode }[];
}

export interface Heard {
  focused: Place;
  /** The active descendant. */
  active: Place | null;
}

const attributesOf = async (session: CDPSession, backendNodeId: number | undefined) => {
  if (backendNodeId === undefined) return {};
  const { node } = await session.send('DOM.describeNode', { backendNodeId });
  const flat = node.attributes ?? [];
  const pairs = flat.flatMap((name, at) => (at % 2 === 0 && ATTRIBUTES.includes(name) ? [[name, flat[at + 1]]] : []));
  return Object.fromEntries(pairs) as Record<string, string>;
};

const accessible = async (
  session: CDPSession,
  nodes: readonly TreeNode[],
  node: TreeNode,
): Promise<AccessibleNode> => ({
  role: `${node.role?.value ?? ''}`,
  name: `${node.name?.value ?? ''}`,
  value: `${node.value?.value ?? ''}`,
  description: `${node.description?.value ?? ''}`,
  extent: extentOf(nodes, node),
  properties: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
  attributes: await attributesOf(session, node.backendDOMNodeId),
});

const placeOf = async (session: CDPSession, nodes: readonly TreeNode[], node: TreeNode): Promise<Place> => {
  const identified = async (each: TreeNode) => ({
    id: each.backendDOMNodeId ?? 0,
    node: await accessible(session, nodes, each),
  });
  return { ...(await identified(node)), containers: await Promise.all(containersOf(nodes, node).map(identified)) };
};

/** Where focus is, from Chromium's accessibility tree. */
export const readFocus = async (session: CDPSession): Promise<Heard | null> => {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  if (!result.objectId || result.className === 'HTMLBodyElement') return null;
  const { node: dom } = await session.send('DOM.describeNode', { objectId: result.objectId });
  const { nodes } = await wholeTree(session);
  const byDom = (id: number | undefined) => nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === id);
  const node = byDom(dom.backendNodeId);
  if (!node) return null;
  const pointsTo = node.properties?.find(({ name }) => name === 'activedescendant')?.value.relatedNodes?.[0];
  const active = pointsTo && byDom(pointsTo.backendDOMNodeId);
  return {
    focused: await placeOf(session, nodes, node),
    active: active ? await placeOf(session, nodes, active) : null,
  };
};
