'use client';
import { ChevronDown } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type ReactNode,
  useContext,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Icon } from '../icon/icon.tsx';
import { advise } from '../internal/advise.ts';
import { cx } from '../internal/cx.ts';
import { mergeRefs } from '../internal/merge-refs.ts';
import { type LinkProps, Link as PlainLink } from '../link/link.tsx';
import * as css from './navigation-menu.css.ts';
import { ITEM, PANEL, useNavigationMenu } from './use-navigation-menu.ts';

interface Menu {
  open: string | null;
  press: (item: string) => void;
  close: () => void;
}
const MenuContext = createContext<Menu>({ open: null, press: () => {}, close: () => {} });

const never = () => () => {};
/** False on the server and in a page without script, where a button would do nothing. */
const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export interface RootProps extends ComponentProps<'nav'> {
  /** Names the landmark. */
  label: string;
}

/**
 * The links of a site, some behind panels: the disclosure pattern, not a `menu` of an application. A press or a tap
 * toggles a panel; a mouse opens it by resting on it and may cross other items on its way into it.
 */
export function Root({ label, className, children, ref, onPointerMove, onPointerLeave, ...props }: RootProps) {
  const own = useRef<HTMLElement>(null);
  const { open, press, close, onMouse } = useNavigationMenu(own);
  return (
    <nav
      ref={mergeRefs(own, ref)}
      aria-label={label}
      className={cx(css.nav, className)}
      onPointerMove={(event) => {
        onPointerMove?.(event);
        onMouse(event);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        onMouse(event, true);
      }}
      {...props}
    >
      <MenuContext value={{ open, press, close }}>
        <ul className={css.list}>{children}</ul>
      </MenuContext>
    </nav>
  );
}

export interface ItemProps extends Omit<ComponentProps<'li'>, 'value'> {
  /** Text of the item. */
  label: string;
  /** Address of the item's overview page, used without script. */
  href: string;
  /** The page is one of those in the panel. */
  current?: boolean;
  /** As wide as the bar, for columns; otherwise as wide as a short list. */
  wide?: boolean;
  /** The panel: a list of PanelLink, or whatever leads on. */
  children: ReactNode;
}

/** A part of the site behind a panel. */
export function Item({ label, href, current = false, wide = false, className, children, onBlur, ...props }: ItemProps) {
  const id = useId();
  const { open, press, close } = useContext(MenuContext);
  const isLive = useIsLive();
  const isOpen = open === id;
  advise(label === '', 'NavigationMenu: an item has no name. Give its label.');
  const shared = { className: css.item, 'data-current': current ? '' : undefined };
  const leave = (event: FocusEvent<HTMLLIElement>) => {
    onBlur?.(event);
    // Null is a click on bare ground or another window: neither has left for another place of the page.
    if (isOpen && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    <li className={cx(css.cell, className)} data-wide={wide ? '' : undefined} onBlur={leave} {...props}>
      {isLive ? (
        <button
          type="button"
          {...shared}
          {...{ [ITEM]: id }}
          aria-expanded={isOpen}
          aria-controls={`${id}panel`}
          onClick={() => press(id)}
        >
          {label}
          <Icon as={ChevronDown} className={css.chevron} />
        </button>
      ) : (
        <PlainLink {...shared} href={href}>
          {label}
          <Icon as={ChevronDown} className={css.chevron} />
        </PlainLink>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the links within, which the keyboard presses */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div
        id={`${id}panel`}
        {...{ [PANEL]: '' }}
        className={css.panel}
        hidden={!isOpen}
        onClick={(event) => event.target instanceof Element && event.target.closest('a[href]') && close()}
      >
        {children}
      </div>
    </li>
  );
}

export interface TopLinkProps extends LinkProps {
  /** Whether the link leads to the page that is shown. */
  current?: boolean;
}

/** A part of the site that is one page. */
export function TopLink({ current = false, className, ...props }: TopLinkProps) {
  return (
    <li>
      <PlainLink
        className={cx(css.item, className)}
        data-current={current ? '' : undefined}
        aria-current={current ? 'page' : undefined}
        {...props}
      />
    </li>
  );
}

/** A link of a panel, in a list. */
export function PanelLink({ current = false, className, ...props }: TopLinkProps) {
  return (
    <li>
      <PlainLink className={cx(css.panelLink, className)} aria-current={current ? 'page' : undefined} {...props} />
    </li>
  );
}

/** All parts under one name. In server components import the parts themselves. */
export const NavigationMenu = { Root, Item, TopLink, PanelLink };
