import type { NavLeaf as Leaf, NavGroup, NavPanel } from './nav.types.ts';
import { NavLeaf } from './nav-leaf.tsx';

interface Props {
  panel: NavPanel;
  onChoose: (leaf: Leaf) => void;
}

/** The entries of one panel, below each other. */
export function DrawerGroup({ panel, onChoose }: Props) {
  const groups: readonly (NavGroup & { self?: Leaf })[] =
    panel.kind === 'groups'
      ? panel.groups
      : panel.branches.map((branch) => ({ title: branch.title, items: branch.children ?? [], self: branch }));
  return groups.map((group) => (
    <div key={group.title}>
      {group.self ? <NavLeaf leaf={group.self} onChoose={onChoose} /> : <p>{group.title}</p>}
      {group.items.length > 0 && (
        <ul>
          {group.items.map((leaf) => (
            <li key={leaf.title}>
              <NavLeaf leaf={leaf} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </div>
  ));
}
