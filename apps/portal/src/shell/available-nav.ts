import type { NavGroup, NavItem, NavLeaf } from '@zonekit/portal-kit/main-header';
import type { VariantNav } from '../variants/nav.types.ts';

type Knows = (path: string) => boolean;

const isPage = (href: string) => href.startsWith('/') && !href.startsWith('/api/');
const pathOf = (href: string) => href.replace(/[?#].*$/, '');

type Target = Pick<NavLeaf, 'href'>;

const isThere =
  (knows: Knows) =>
  ({ href }: Target) =>
    href === undefined || !isPage(href) || knows(pathOf(href));

/** An entry whose page this build does not have yet says so and cannot be clicked. */
export const availableLeaf =
  (knows: Knows, note: string) =>
  <T extends Target>(entry: T): T => {
    if (isThere(knows)(entry)) return entry;
    const { href: _unknown, ...rest } = entry;
    return { ...rest, note, disabled: true } as unknown as T;
  };

/** A nav may name pages that are not there yet. */
export const availableNav = (nav: VariantNav, knows: Knows, note: string): VariantNav => {
  const has = isThere(knows);
  const leaf = availableLeaf(knows, note);
  const groupOf = (group: NavGroup): NavGroup => ({ ...group, items: group.items.map(leaf) });
  const item = (entry: NavItem): NavItem => {
    const { panel } = entry;
    if (!panel) return leaf(entry);
    if (panel.kind === 'groups')
      return { ...withoutHref(entry, has), panel: { ...panel, groups: panel.groups.map(groupOf) } };
    const branches = panel.branches.map(({ children, ...branch }) => ({
      ...leaf(branch),
      ...(children && has(branch) && { children: children.map(leaf) }),
    }));
    return {
      ...withoutHref(entry, has),
      panel: { ...panel, branches, ...(panel.foot && { foot: panel.foot.map(leaf) }) },
    };
  };
  return { items: nav.items.map(item), footer: nav.footer.map(groupOf) };
};

/** An item with a panel still opens it where its own page is missing. */
const withoutHref = (entry: NavItem, has: (entry: Target) => boolean): NavItem => {
  if (has(entry)) return entry;
  const { href: _unknown, ...rest } = entry;
  return rest;
};
