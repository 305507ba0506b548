import type { PaletteCommand } from '@zonekit/portal-kit/command-palette';
import type { NavItem, NavLeaf } from '@zonekit/portal-kit/main-header';

const entriesOf = ({ panel }: NavItem): readonly NavLeaf[] => {
  if (!panel) return [];
  if (panel.kind === 'groups') return panel.groups.flatMap(({ items }) => items);
  return [...panel.branches.flatMap((branch) => [branch, ...(branch.children ?? [])]), ...(panel.foot ?? [])];
};

/** A command for each page of the nav, in its order; `but` are addresses that other commands lead to. */
export const navCommands = (items: readonly NavItem[], but: ReadonlySet<string>): PaletteCommand[] => {
  const commands = new Map<string, PaletteCommand>();
  for (const item of items) {
    for (const { href, title, disabled } of [item, ...entriesOf(item)]) {
      if (href === undefined || disabled || but.has(href) || commands.has(href)) continue;
      commands.set(href, {
        id: href,
        title,
        href,
        // The path holds English words, which find the page in the other language.
        keywords: [href.replace(/[/?=&]+/g, ' ').trim()],
        ...(title !== item.title && { hint: item.title }),
      });
    }
  }
  return [...commands.values()];
};
