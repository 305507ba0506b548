'use client';
import { IconLink } from '@zonekit/ui/icon-link';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { AccountStatus, CompactAccount } from '../site-header/account-status.tsx';
import { BrandMark } from '../site-header/brand-mark.tsx';
import { HEADER_STICKS_AFTER_PX } from '../site-header/core/nav-constants.ts';
import { DesktopNav } from '../site-header/desktop-nav.tsx';
import type { SiteHeaderProps } from '../site-header/nav.types.ts';
import { NavDrawer } from '../site-header/nav-drawer.tsx';
import * as css from '../site-header/site-header.css.ts';
import '../site-header/site-header.global.css.ts';
import { useStuck } from '../site-header/use-stuck.ts';
import { ComfortSwitch, UtilityBar } from '../site-header/utility-bar.tsx';
import * as own from './main-header.css.ts';

export type { Account, Brand, NavBranch, NavGroup, NavItem, NavLeaf, NavPanel } from '../site-header/nav.types.ts';

export interface MainHeaderProps extends SiteHeaderProps {
  /** The one action that the header offers, on a wide screen. */
  action?: ReactNode;
}

/** Utility bar, brand, nav with panels, account; a drawer on a phone. After 100 px it sticks and is 56 high. */
export function MainHeader({ action, welcome, notifications, searchHref, onLogout, ...props }: MainHeaderProps) {
  const t = useKitTranslations('siteHeader');
  const stuck = useStuck(HEADER_STICKS_AFTER_PX);
  const { brand, items, current, account, onChoose, onPanelOpen } = props;
  return (
    <>
      <UtilityBar {...props} welcome={welcome} account={<AccountStatus account={account} onLogout={onLogout} />} />
      <header className={css.header} data-stuck={stuck}>
        <div className={`${css.container} ${css.row}`}>
          <BrandMark brand={brand} />
          <DesktopNav {...{ items, current, onChoose, onPanelOpen }} />
          <div className={notifications ? `${css.actions} ${own.withNotifications}` : css.actions}>
            <span className={css.stuckAccount} aria-hidden={!stuck}>
              <CompactAccount account={account} />
            </span>
            {notifications}
            {searchHref && <IconLink className={own.icon} href={searchHref} label={t('search')} icon={Search} />}
            <span className={`${css.wideOnly} ${own.action}`}>{action}</span>
            <span className={`${css.narrowOnly} ${own.pin}`}>
              <ComfortSwitch {...props} />
            </span>
            <NavDrawer onLogout={onLogout} {...props} />
          </div>
        </div>
      </header>
    </>
  );
}
