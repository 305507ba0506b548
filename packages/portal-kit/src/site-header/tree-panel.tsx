import { Icon } from '@zonekit/ui/icon';
import { ChevronRight } from 'lucide-react';
import type { NavLeaf as Leaf, NavPanel } from './nav.types.ts';
import { NavLeaf } from './nav-leaf.tsx';
import * as css from './tree-panel.css.ts';
import { useSubMenu } from './use-sub-menu.ts';

export interface TreePanelProps {
  panel: Extract<NavPanel, { kind: 'tree' }>;
  label: string;
  id: string;
  onChoose: ((leaf: Leaf) => void) | undefined;
}

/** A dropdown whose entries may have a sub-menu beside them, which follows a mouse, a first tap and the focus. */
export function TreePanel({ panel, label, id, onChoose }: TreePanelProps) {
  const { shown, listProps, entryProps, subProps } = useSubMenu();
  const children = panel.branches[shown]?.children ?? [];
  const tree = panel.branches.some((branch) => branch.children && branch.children.length > 0);
  return (
    <div className={css.drop} id={id} data-nav-panel="">
      <div className={css.box}>
        <ul className={css.list} aria-label={label} {...listProps}>
          {panel.branches.map((branch, index) => (
            <li
              key={branch.title}
              data-shown={tree && index === shown}
              {...entryProps(index, (branch.children?.length ?? 0) > 0)}
            >
              <NavLeaf leaf={branch} onChoose={onChoose} />
              {branch.children && branch.children.length > 0 && <Icon as={ChevronRight} className={css.chevron} />}
              {/* In the order of reading: the sub-menu follows its entry. */}
              {tree && index === shown && children.length > 0 && (
                <ul className={css.sub} aria-label={branch.title} {...subProps}>
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
