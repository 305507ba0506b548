import type { CSSProperties } from 'react';
import type { NavLeaf as Leaf, NavItem, NavPanel as Panel } from './nav.types.ts';
import { NavLeaf } from './nav-leaf.tsx';
import * as css from './nav-panel.css.ts';
import { TreePanel } from './tree-panel.tsx';

export interface NavPanelProps {
  item: NavItem;
  panel: Panel;
  onChoose: ((leaf: Leaf) => void) | undefined;
}

/** Measures where the item starts; its place depends on the language, the window and which items there are. */
const measureItem = (panel: HTMLElement | null) => {
  const item = panel?.parentElement;
  const grid = panel?.firstElementChild;
  if (!item || !grid) return;
  const start = item.getBoundingClientRect().left - grid.getBoundingClientRect().left;
  panel.style.setProperty('--item', `${start}px`);
};

const placeOf = (offset: number | undefined, groups: number) =>
  ({ '--groups': groups, ...(offset !== undefined && { '--offset': `${offset}px` }) }) as CSSProperties;

/** What opens below an item: entries in groups, with a lead and an aside where there are some. */
export function NavPanel({ item, panel, onChoose }: NavPanelProps) {
  const id = `nav-${item.id}`;
  if (panel.kind === 'tree') return <TreePanel {...{ panel, id, onChoose }} label={item.title} />;
  const { groups, lead, aside, offset, wide = lead !== undefined || aside !== undefined } = panel;
  return (
    <div className={css.panel} id={id} ref={measureItem} data-nav-panel="" data-wide={wide}>
      <div className={css.grid} style={placeOf(offset, groups.length)}>
        {wide && (
          <div className={css.lead} aria-busy={lead === undefined}>
            {lead}
          </div>
        )}
        {groups.map((group) => (
          <div key={group.title}>
            <p className={css.groupTitle} id={`${id}-${group.title}`}>
              {group.title}
            </p>
            <ul className={css.leaves} aria-labelledby={`${id}-${group.title}`}>
              {group.items.map((leaf) => (
                <li key={leaf.title}>
                  <NavLeaf leaf={leaf} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {wide && <div className={css.aside}>{aside}</div>}
      </div>
    </div>
  );
}
