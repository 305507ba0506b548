import { Icon } from '@zonekit/ui/icon';
import { IconButton } from '@zonekit/ui/icon-button';
import { Link } from '@zonekit/ui/link';
import { ChevronDown, Menu, X } from 'lucide-react';
import { memo, useCallback } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { LoginLink, LoginWithoutScript } from './login-link.tsx';
import type { Account, NavLeaf as Leaf, NavItem, SiteHeaderProps } from './nav.types.ts';
import * as css from './nav-drawer.css.ts';
import { DrawerGroup } from './nav-drawer-group.tsx';
import { NavLeaf } from './nav-leaf.tsx';
import { useDrawer } from './use-drawer.ts';
import { ComfortSwitch, LanguageLink, ThemeSelect } from './utility-bar.tsx';

type Props = Pick<
  SiteHeaderProps,
  | 'items'
  | 'current'
  | 'account'
  | 'onLogout'
  | 'onChoose'
  | 'theme'
  | 'onThemeChange'
  | 'comfort'
  | 'onComfortChange'
  | 'language'
>;

/** The nav of a phone: a drawer from the side, one group open at a time. Without JavaScript it opens all the same. */
export function NavDrawer({ items, current, account, onLogout, onChoose, ...display }: Props) {
  const t = useKitTranslations('siteHeader');
  const { open, close, rootProps } = useDrawer();
  const choose = useCallback(
    (leaf: Leaf, item: NavItem) => {
      close();
      onChoose?.(leaf, item);
    },
    [close, onChoose],
  );
  return (
    <details className={css.drawer} {...rootProps}>
      <summary className={css.menuButton} aria-label={t('openMenu')}>
        <Icon as={Menu} size={24} />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the drawer closes it; Escape and its button do the same. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div className={css.scrim} onClick={close} />
      <div className={css.panel} data-drawer={open ? 'open' : 'closed'}>
        <div className={css.head}>
          <DrawerAccount account={account} onChoose={close} />
          <IconButton data-close label={t('closeMenu')} icon={X} size={24} onClick={close} />
        </div>
        <DrawerNav items={items} current={current} choose={choose} />
        <div className={css.foot}>
          <ComfortSwitch {...display} />
          <ThemeSelect {...display} />
          <LanguageLink {...display} />
          {account.status === 'signed-in' && (
            <button type="button" onClick={onLogout}>
              {t('logout')}
            </button>
          )}
        </div>
      </div>
    </details>
  );
}

interface DrawerNavProps extends Pick<Props, 'items' | 'current'> {
  choose: (leaf: Leaf, item: NavItem) => void;
}

/** About a hundred links, so memoized: not rerendered when the address changes. */
const DrawerNav = memo(function DrawerNav({ items, current, choose }: DrawerNavProps) {
  const t = useKitTranslations('siteHeader');
  return (
    <nav className={css.nav} aria-label={t('nav')}>
      <ul>
        {items.map((item) => (
          <DrawerItem key={item.id} item={item} current={item.id === current} choose={choose} />
        ))}
      </ul>
    </nav>
  );
});

interface DrawerItemProps extends Pick<DrawerNavProps, 'choose'> {
  item: NavItem;
  current: boolean;
}

function DrawerItem({ item, current, choose }: DrawerItemProps) {
  const t = useKitTranslations('siteHeader');
  const onChoose = (leaf: Leaf) => choose(leaf, item);
  if (!item.panel) {
    return (
      <li data-current={current}>
        <NavLeaf leaf={item} onChoose={onChoose} current={current} />
      </li>
    );
  }
  return (
    <li data-current={current}>
      {/* Groups of one name close each other, where the browser knows that. */}
      <details name="drawer">
        <summary aria-current={current || undefined}>
          {item.title}
          <Icon as={ChevronDown} size={20} />
        </summary>
        <div className={css.group}>
          {item.href && (
            <NavLeaf leaf={{ title: t('overview', { title: item.title }), href: item.href }} onChoose={onChoose} />
          )}
          <DrawerGroup panel={item.panel} onChoose={onChoose} />
        </div>
      </details>
    </li>
  );
}

function DrawerAccount({ account, onChoose }: { account: Account; onChoose: () => void }) {
  const t = useKitTranslations('siteHeader');
  if (account.status === 'unknown') {
    return (
      <div>
        <LoginWithoutScript href={account.loginHref} />
        <p role="status" className={css.wait}>
          {t('unknown')}
        </p>
      </div>
    );
  }
  if (account.status === 'anonymous') {
    return (
      <p className={css.pair}>
        <LoginLink className={css.login} account={account} onClick={onChoose} />
        {account.register && <NavLeaf leaf={{ title: t('register'), ...account.register }} onChoose={onChoose} />}
      </p>
    );
  }
  return (
    <Link className={css.who} href={account.href} onClick={onChoose}>
      <b>{account.enterprise ?? account.name}</b>
      <small>{t('centreOf', { name: account.name })}</small>
    </Link>
  );
}
