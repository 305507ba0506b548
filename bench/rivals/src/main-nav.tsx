import { NavigationMenu } from '@zonekit/ui/navigation-menu';
import type { FocusEvent } from 'react';
import { NAV } from '../shared/data.js';

/** The contract's pages open a panel when the keyboard arrives at its item; ours does so on a press and on hover. */
const openOnFocus = ({ target }: FocusEvent) => {
  if (target instanceof HTMLElement && target.matches('[aria-expanded="false"]:focus-visible')) target.click();
};

export const MainNav = () => (
  <NavigationMenu.Root label="Main">
    {NAV.map(({ label, links }, index) => (
      <NavigationMenu.Item
        key={label}
        label={label}
        href={`#/${index}/Overview`}
        wide
        data-testid={`nav-${index}`}
        onFocus={openOnFocus}
      >
        <ul className="panel" data-testid={`nav-panel-${index}`}>
          {links.map((link) => (
            <NavigationMenu.PanelLink key={link.label} href={link.href}>
              {link.label}
            </NavigationMenu.PanelLink>
          ))}
        </ul>
      </NavigationMenu.Item>
    ))}
  </NavigationMenu.Root>
);
