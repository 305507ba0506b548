export interface SideNavEntry {
  label: string;
  href: string;
}

/** Whether a group holds the page that is shown: it must then be open, or the visitor does not see where they are. */
export const holdsCurrent = (items: readonly SideNavEntry[], currentHref: string | undefined): boolean =>
  currentHref !== undefined && items.some(({ href }) => href === currentHref);
