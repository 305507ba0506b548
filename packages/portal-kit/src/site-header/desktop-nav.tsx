import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './desktop-nav.css.ts';
import type { NavLeaf as Leaf, NavItem } from './nav.types.ts';
import { NavLeaf } from './nav-leaf.tsx';
import { NavPanel } from './nav-panel.tsx';
import { type NavMenu, useNavMenu } from './use-nav-menu.ts';

export interface DesktopNavProps {
  items: readonly NavItem[];
  current?: string | undefined;
  onChoose?: ((leaf: Leaf) => void) | undefined;
  onPanelOpen?: ((id: string) => void) | undefined;
}

/** The nav of a wide screen. Some hundred links, so not rendered anew with every change of the address around it. */
export const DesktopNav = memo(function DesktopNav({ items, current, onChoose, onPanelOpen }: DesktopNavProps) {
  const t = useKitTranslations('siteHeader');
  const menu = useNavMenu(onPanelOpen);
  const choose = (leaf: Leaf) => {
    menu.close();
    onChoose?.(leaf);
  };
  return (
    <nav className={css.nav} aria-label={t('nav')}>
      <ul data-open={menu.open !== null}>
        {items.map((item) =>
          item.panel ? (
            <ItemWithPanel key={item.id} {...{ item, menu, choose }} current={item.id === current} />
          ) : (
            <li key={item.id} data-current={item.id === current}>
              <NavLeaf leaf={item} onChoose={choose} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
});

interface ItemProps {
  item: NavItem;
  menu: NavMenu;
  choose: (leaf: Leaf) => void;
  current: boolean;
}

function ItemWithPanel({ item, menu, choose, current }: ItemProps) {
  if (!item.panel) return null;
  const label = (
    <>
      {item.title}
      <Icon as={ChevronDown} />
    </>
  );
  return (
    <li {...menu.itemProps(item.id)} data-current={current} data-tree={item.panel.kind === 'tree'}>
      {item.href === undefined ? (
        <button type="button" {...menu.triggerProps(item.id, true)}>
          {label}
        </button>
      ) : (
        <Link href={item.href} {...menu.triggerProps(item.id)}>
          {label}
        </Link>
      )}
      <NavPanel item={item} panel={item.panel} onChoose={choose} {...menu.panelProps(item.id)} />
    </li>
  );
}
