import type { VariantNav } from '../variants/nav.types.ts';

export interface PageLink {
  label: string;
  href: string;
}

const MOST = 3;

interface Entry {
  title: string;
  href?: string | undefined;
}

/** Entries of the nav with the titles that they are found by: their own and that of their group. */
const entriesOf = ({ items }: VariantNav): { entry: Entry; titles: string[] }[] =>
  items.flatMap(({ panel, ...item }) => {
    const own = { entry: item, titles: [item.title] };
    if (!panel) return [own];
    if (panel.kind === 'groups')
      return [
        own,
        ...panel.groups.flatMap((group) => group.items.map((entry) => ({ entry, titles: [entry.title, group.title] }))),
      ];
    const leaves = [...panel.branches.flatMap((branch) => [branch, ...(branch.children ?? [])]), ...(panel.foot ?? [])];
    return [own, ...leaves.map((entry) => ({ entry, titles: [entry.title] }))];
  });

/** Pages of the portal whose name, or that of their group, has the search words or is one of them. */
export const navMatches = (nav: VariantNav, q: string): PageLink[] => {
  const text = q.trim().toLowerCase();
  if (text.length < 2) return [];
  const matches = entriesOf(nav).flatMap(({ entry: { title, href }, titles }): PageLink[] => {
    const names = titles.map((name) => name.toLowerCase());
    const isMatch = names.some((name) => name.includes(text) || text.split(/\s+/).includes(name));
    return isMatch && href !== undefined && !href.startsWith('#') ? [{ label: title, href }] : [];
  });
  return matches.filter(({ href }, at) => matches.findIndex((other) => other.href === href) === at).slice(0, MOST);
};
