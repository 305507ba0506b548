import type { NavGroup, NavItem, NavPanel } from '@zonekit/portal-kit/main-header';
import type { VariantNav } from '../variants/nav.types.ts';

type Knows = (path: string) => boolean;

const isPage = (href: string) => href.startsWith('/') && !href.startsWith('/api/');
const pathOf = (href: string) => href.replace(/[?#].*$/, '');

const filled = (groups: readonly NavGroup[], has: (entry: { href?: string }) => boolean): NavGroup[] =>
  groups.map((group) => ({ ...group, items: group.items.filter(has) })).filter(({ items }) => items.length > 0);

/** A nav may name pages that this build does not have: their entries, and panels and groups without any entry, are left out. */
export const availableNav = (nav: VariantNav, knows: Knows): VariantNav => {
  const has = ({ href }: { href?: string }) => href !== undefined && (!isPage(href) || knows(pathOf(href)));
  const panelOf = (panel: NavPanel): NavPanel | null => {
    if (panel.kind === 'groups') {
      const groups = filled(panel.groups, has);
      return groups.length > 0 ? { ...panel, groups } : null;
    }
    const branches = panel.branches
      .filter(has)
      .map((branch) => (branch.children ? { ...branch, children: branch.children.filter(has) } : branch));
    const foot = (panel.foot ?? []).filter(has);
    return branches.length + foot.length > 0 ? { kind: 'tree', branches, ...(foot.length > 0 && { foot }) } : null;
  };
  const itemOf = ({ panel: fullPanel, href, ...rest }: NavItem): NavItem[] => {
    const panel = fullPanel && panelOf(fullPanel);
    const own = href !== undefined && has({ href }) && { href };
    return panel || own ? [{ ...rest, ...own, ...(panel && { panel }) }] : [];
  };
  return { items: nav.items.flatMap(itemOf), footer: filled(nav.footer, has) };
};
