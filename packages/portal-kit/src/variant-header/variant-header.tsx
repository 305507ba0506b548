'use client';
import { Icon } from '@zonekit/ui/icon';
import { Phone, Search } from 'lucide-react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { BrandMark } from '../site-header/brand-mark.tsx';
import { HEADER_STICKS_AFTER_PX } from '../site-header/core/nav-constants.ts';
import { DesktopNav } from '../site-header/desktop-nav.tsx';
import type { SiteHeaderProps } from '../site-header/nav.types.ts';
import { NavDrawer } from '../site-header/nav-drawer.tsx';
import * as css from '../site-header/site-header.css.ts';
import '../site-header/site-header.global.css.ts';
import { pin } from '../main-header/main-header.css.ts';
import { useStuck } from '../site-header/use-stuck.ts';
import { ComfortSwitch, UtilityBar } from '../site-header/utility-bar.tsx';
import { VariantAccount } from './variant-account.tsx';
import * as own from './variant-header.css.ts';

export interface VariantHeaderProps extends SiteHeaderProps {
  /** Where the search form leads; it sends `q`. */
  search: { action: string; placeholder: string };
  /** Telephone number; digits and hyphens. */
  hotline: string;
  /** The page is one of the user centre's, which no link to it is shown on. */
  inUserCentre?: boolean;
}

/** Two rows: brand, search and hotline above; the second nav below, with dropdowns, sub-menus and entries that are not open yet. */
export function VariantHeader({
  welcome,
  search,
  hotline,
  inUserCentre = false,
  notifications,
  onLogout,
  ...props
}: VariantHeaderProps) {
  const t = useKitTranslations('siteHeader');
  const stuck = useStuck(HEADER_STICKS_AFTER_PX);
  const { brand, items, current, onChoose, onPanelOpen } = props;
  return (
    <>
      <UtilityBar
        {...props}
        welcome={welcome}
        account={<VariantAccount account={props.account} onLogout={onLogout} inUserCentre={inUserCentre} />}
      />
      <header className={`${css.header} ${own.twoRows}`} data-stuck={stuck}>
        <div className={`${css.container} ${own.top}`}>
          <BrandMark brand={brand} />
          {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than the oldest browser that we serve. */}
          <form className={own.search} action={search.action} role="search" aria-label={t('siteSearch')}>
            <input type="search" name="q" aria-label={t('search')} placeholder={search.placeholder} />
            <button type="submit" aria-label={t('search')}>
              <Icon as={Search} size={20} />
            </button>
          </form>
          <p className={own.hotline}>
            <Icon as={Phone} size={20} />
            <span>
              {t('hotline')}
              <a href={`tel:${hotline.replaceAll('-', '')}`}>{hotline}</a>
            </span>
          </p>
          {notifications && <div className={own.notifications}>{notifications}</div>}
          <div className={`${css.actions} ${css.narrowOnly} ${own.small}`}>
            <span className={pin}>
              <ComfortSwitch {...props} />
            </span>
            <NavDrawer onLogout={onLogout} {...props} />
          </div>
        </div>
        <div className={own.second}>
          <div className={css.container}>
            <DesktopNav {...{ items, current, onChoose, onPanelOpen }} />
          </div>
        </div>
      </header>
    </>
  );
}
