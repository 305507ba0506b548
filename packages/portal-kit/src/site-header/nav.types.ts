import type { ReactNode } from 'react';

/** One entry. Without `href`, or disabled, it is not clickable; `note` gives the reason or a count. */
export interface NavLeaf {
  title: string;
  href?: string;
  note?: ReactNode;
  disabled?: boolean;
}

export interface NavGroup {
  title: string;
  items: readonly NavLeaf[];
}

export interface NavBranch extends NavLeaf {
  children?: readonly NavLeaf[];
}

/** What opens below a top-level item: groups across the page, or a dropdown whose entries may have a sub-menu. */
export type NavPanel =
  | {
      kind: 'groups';
      groups: readonly NavGroup[];
      /** Lead and aside are still loading: their space is reserved to avoid layout shifts. */
      wide?: boolean;
      /** Where it starts at the latest, in px from the content's left; otherwise below its item, and further left where it needs the room. */
      offset?: number;
      /** Left of the groups: one figure about this visitor. `PanelLead` of panel-figures. */
      lead?: ReactNode;
      /** Right of them: what matters now. `PanelDeadlines` or `PanelDays` of panel-figures. */
      aside?: ReactNode;
    }
  | { kind: 'tree'; branches: readonly NavBranch[]; foot?: readonly NavLeaf[] };

export interface NavItem extends NavLeaf {
  id: string;
  panel?: NavPanel;
}

/** Who is here. The server never knows, so a page starts as `unknown`. */
export type Account =
  | {
      status: 'unknown';
      /** The login's address for browsers without JavaScript, where the status stays unknown. */
      loginHref?: string;
    }
  | {
      status: 'anonymous';
      loginHref: string;
      /** Begins the login, such as a single sign-on, in place of following `loginHref`; a new tab follows it. */
      onLogin?: () => void;
      /** Address of the registration; if it is not open yet, `note` says so. Left out where there is none. */
      register?: Pick<NavLeaf, 'href' | 'note' | 'disabled'>;
    }
  | {
      status: 'signed-in';
      enterprise: string | null;
      /** The user's name, else the telephone number. */
      name: string;
      /** The user centre's space. */
      href: string;
    };

export interface Brand {
  zone: string;
  platform: string;
  /** For a phone. */
  short: string;
  href: string;
  /** Paths of the mark, on a ground of 36 × 36. */
  mark: string;
}

export interface DisplayControls {
  /** Colour theme in force; `system` follows the operating system. */
  theme: 'system' | 'light' | 'dark' | 'contrast';
  /** Called with the chosen theme. */
  onThemeChange: (theme: DisplayControls['theme']) => void;
  /** Whether the comfort mode is on: larger letters and targets. */
  comfort: boolean;
  /** Called with whether the comfort mode is switched on. */
  onComfortChange: (comfort: boolean) => void;
  /** The other language: its own name, its code, and this page in it. */
  language: { name: string; lang: string; href: string; onChoose?: () => void };
}

export interface SiteHeaderProps extends DisplayControls {
  /** Names, address and mark of the zone. */
  brand: Brand;
  /** Greeting in the bar above the header. */
  welcome: string;
  /** Items of the main navigation in their order. */
  items: readonly NavItem[];
  /** `id` of the item that the page belongs to. */
  current?: string | undefined;
  /** State of the login, with the user's name or the address of the login. */
  account: Account;
  /** Called when the user chooses to log out. */
  onLogout: () => void;
  /** Called with the chosen entry and the item that it belongs to; the portal stores the item's title. */
  onChoose?: (leaf: NavLeaf, item: NavItem) => void;
  /** Called with the item whose panel opens, to load its data no earlier. */
  onPanelOpen?: ((id: string) => void) | undefined;
  /** The NotificationCentre of a user who is signed in: between the brand and the buttons at the end, on every screen. */
  notifications?: ReactNode;
  /** Address of the search page. Without it there is no link to it. */
  searchHref?: string;
}
