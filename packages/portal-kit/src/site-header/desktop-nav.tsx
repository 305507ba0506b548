import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { ChevronDown } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import * as css from './desktop-nav.css.ts';
import type { NavLeaf as Leaf, NavItem, SiteHeaderProps } from './nav.types.ts';
import { NavLeaf } from './nav-leaf.tsx';
import { type NavMenu, useNavMenu } from './use-nav-menu.ts';

export interface DesktopNavProps {
  items: readonly NavItem[];
  current?: string | undefined;
  onChoose?: SiteHeaderProps['onChoose'] | undefined;
  onPanelOpen?: ((id: string) => void) | undefined;
}

/** The nav of a wide screen, memoized: not rerendered when the address changes. */
export const DesktopNav = memo(function DesktopNav({ items, current, onChoose, onPanelOpen }: DesktopNavProps) {
  const t = useKitTranslations('siteHeader');
  const nav = useRef<HTMLElement>(null);
  const menu = useNavMenu(nav);
  const { open } = menu;
  useEffect(() => {
    if (open !== null) onPanelOpen?.(open);
  }, [open, onPanelOpen]);
  return (
    <nav ref={nav} className={css.nav} aria-label={t('nav')}>
      <ul data-open={open !== null}>
        {items.map((item) =>
          item.panel ? (
            <ItemWithPanel key={item.id} {...{ item, menu, onChoose }} current={item.id === current} />
          ) : (
            <li key={item.id} data-current={item.id === current}>
              <NavLeaf leaf={item} onChoose={(leaf) => onChoose?.(leaf, item)} current={item.id === current} />
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
  onChoose: DesktopNavProps['onChoose'];
  current: boolean;
}

function ItemWithPanel({ item, menu: { open, Panel }, onChoose, current }: ItemProps) {
  const { id, title, href, panel } = item;
  const isOpen = open === id;
  const label = (
    <>
      {title}
      <Icon as={ChevronDown} />
    </>
  );
  const choose = (leaf: Leaf) => onChoose?.(leaf, item);
  const trigger = {
    'aria-current': current || undefined,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? `nav-${id}` : undefined,
  };
  return (
    <li data-nav-item={id} data-current={current} data-tree={panel?.kind === 'tree'}>
      {href === undefined ? (
        <button type="button" {...trigger}>
          {label}
        </button>
      ) : (
        // What opens the panel instead has prevented the click by now.
        <Link href={href} onClick={(event) => event.defaultPrevented || choose(item)} {...trigger}>
          {label}
        </Link>
      )}
      {isOpen && Panel && panel && <Panel item={item} panel={panel} onChoose={choose} />}
    </li>
  );
}
