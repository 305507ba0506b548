import type { NavItem, NavLeaf } from '@zonekit/portal-kit/main-header';

/** Only the path, query and hash of an address are compared; the name is reserved and resolves nowhere. */
const BASE = 'http://portal.invalid';

/** The anchors of home that choose a tab of the whole nav, from 1. Source: specification, section 2. */
const HOME_TABS: Readonly<Record<string, number>> = { '#industrial-activity': 5 };

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** How much of the address a link names, 0 where it leads elsewhere. A page beside it, one level below the root, is the least. */
const matchOf = ({ href }: NavLeaf, { pathname, searchParams, hash }: URL): number => {
  if (!href?.startsWith('/')) return 0;
  const link = new URL(href, BASE);
  if (link.hash && link.hash !== hash) return 0;
  const [own, here] = [segmentsOf(link.pathname), segmentsOf(pathname)];
  if (own.length === 0) return here.length > 0 ? 0 : link.hash ? 2 : 1;
  if (own.some((segment, place) => segment !== here[place])) return own.length === 2 && own[0] === here[0] ? 1 : 0;
  const query = [...link.searchParams];
  const named = query.length > 0 && query.every(([name, value]) => searchParams.getAll(name).includes(value));
  return own.length * 2 + (named ? 1 : 0);
};

const linksOf = ({ panel }: NavItem): readonly NavLeaf[] => {
  if (!panel) return [];
  if (panel.kind === 'groups') return panel.groups.flatMap(({ items }) => items);
  return [...panel.branches.flatMap((branch) => [branch, ...(branch.children ?? [])]), ...(panel.foot ?? [])];
};

/** Pages whose address names no page above them, and the one that leads to them. */
const ABOVE: readonly (readonly [string, string])[] = [
  ['/homePage/components/demandHall/', '/enterpriseSupply/demandList'],
  ['/businessService/', '/business'],
  ['/supermarket', '/financeSupermarket'],
];

const itemsAt = (items: readonly NavItem[], address: URL): readonly NavItem[] => {
  const matches = items.map((item) =>
    Math.max(matchOf(item, address) + 0.5, ...linksOf(item).map((link) => matchOf(link, address))),
  );
  const best = Math.max(1, ...matches);
  return items.filter((_, place) => matches[place] === best);
};

/**
 * The items whose links match an address best, none or several. An item's own link counts for more than one of its panel.
 * @param href path, query and hash of the address
 * @param tabs ids of the whole nav, of which `items` may be a part
 */
export const currentItems = (items: readonly NavItem[], href: string, tabs: readonly string[]): readonly NavItem[] => {
  const address = new URL(href, BASE);
  const tabId = address.pathname === '/' ? tabs[(HOME_TABS[address.hash] ?? 0) - 1] : undefined;
  const tab = items.find(({ id }) => id === tabId);
  if (tab) return [tab];
  const found = itemsAt(items, address);
  const above = ABOVE.find(([path]) => address.pathname.startsWith(path));
  return found.length > 0 || !above ? found : itemsAt(items, new URL(above[1], BASE));
};
