import { Icon } from '@zonekit/ui/icon';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { NavLeaf as Leaf, NavPanel } from './nav.types.ts';
import { NavLeaf } from './nav-leaf.tsx';
import * as css from './tree-panel.css.ts';

export interface TreePanelProps {
  panel: Extract<NavPanel, { kind: 'tree' }>;
  label: string;
  id: string;
  hidden: boolean;
  onChoose: (leaf: Leaf) => void;
}

/** A dropdown whose entries may have a sub-menu beside them, which follows the pointer and the focus. */
export function TreePanel({ panel, label, id, hidden, onChoose }: TreePanelProps) {
  const [shown, setShown] = useState(0);
  const children = panel.branches[shown]?.children ?? [];
  const tree = panel.branches.some((branch) => branch.children && branch.children.length > 0);
  return (
    <div className={css.drop} id={id} hidden={hidden}>
      <div className={css.box}>
        <ul className={css.list} aria-label={label}>
          {panel.branches.map((branch, index) => (
            <li
              key={branch.title}
              data-shown={tree && index === shown}
              onPointerEnter={() => setShown(index)}
              onFocus={() => setShown(index)}
            >
              <NavLeaf leaf={branch} onChoose={onChoose} />
              {branch.children && branch.children.length > 0 && <Icon as={ChevronRight} className={css.chevron} />}
              {/* In the order of reading: the sub-menu follows its entry. */}
              {tree && index === shown && children.length > 0 && (
                <ul className={css.sub} aria-label={branch.title}>
                  {children.map((leaf) => (
                    <li key={leaf.title}>
                      <NavLeaf leaf={leaf} onChoose={onChoose} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {tree && <div className={css.subGround} />}
      </div>
      {panel.foot && (
        <ul className={css.foot}>
          {panel.foot.map((leaf) => (
            <li key={leaf.title}>
              <NavLeaf leaf={leaf} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
