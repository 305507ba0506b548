import type { NavItem } from '@zonekit/portal-kit/main-header';
import type { RouterContext } from '../../../platform/router-context.ts';

/** A count at the end of an entry of the nav. */
export interface NavFigure {
  /** Address of the entry. */
  href: string;
  kind: 'effective' | 'open' | 'matched' | 'vacant' | 'total' | 'onSale' | 'responding' | 'enrolling' | 'steps';
  count: number;
  /** Steps in all, of `steps`. */
  of?: number;
}

/** Puts the figures of a panel into its item. */
export type AddFigures = (item: NavItem) => NavItem;

/**
 * Reads the figures of one panel and their words. Null for a panel without figures.
 * @param id of the item
 * @param signedIn Only then is what belongs to a user requested.
 */
export type LoadPanelFigures = (context: RouterContext, id: string, signedIn: boolean) => Promise<AddFigures | null>;

/**
 * Called when a panel opens.
 * @param id of the item
 * @param show is given what adds the figures of all panels that have been read; null where there are none any more
 */
export type OpenPanel = (context: RouterContext, id: string, show: (add: AddFigures | null) => void) => Promise<void>;
