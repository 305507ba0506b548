import type { NavLeaf as Leaf, NavItem, NavPanel as Panel } from './nav.types.ts';
import { NavLeaf } from './nav-leaf.tsx';
import * as css from './nav-panel.css.ts';
import { TreePanel } from './tree-panel.tsx';

export interface NavPanelProps {
  item: NavItem;
  panel: Panel;
  onChoose: ((leaf: Leaf) => void) | undefined;
}

/** What opens below an item, from its own offset: entries in groups, with a lead and an aside where there are some. */
export function NavPanel({ item, panel, onChoose }: NavPanelProps) {
  const id = `nav-${item.id}`;
  if (panel.kind === 'tree') return <TreePanel {...{ panel, id, onChoose }} label={item.title} />;
  const { groups, lead, aside, offset = 0, wide = lead !== undefined || aside !== undefined } = panel;
  return (
    <div className={css.panel} id={id} data-nav-panel="" data-wide={wide}>
      <div className={css.grid} style={{ ['--offset' as string]: `${offset}px` }}>
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
