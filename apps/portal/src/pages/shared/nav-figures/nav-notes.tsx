import type { NavItem, NavLeaf } from '@zonekit/portal-kit/main-header';
import { useWords } from '../../../platform/words/use-words.ts';
import type { NavFigure } from './nav-figure.types.ts';

function Note({ kind, count, of }: NavFigure) {
  return useWords('navFigures')(kind, { count, of: of ?? 0 });
}

/** The item with a figure at the end of those entries of its panel that `figures` names by address. */
export const withNotes = (item: NavItem, figures: readonly NavFigure[]): NavItem => {
  const byAddress = new Map(figures.map((figure) => [figure.href, figure]));
  const noted = <Leaf extends NavLeaf>(leaf: Leaf): Leaf => {
    const figure = leaf.href === undefined ? undefined : byAddress.get(leaf.href);
    return figure === undefined ? leaf : { ...leaf, note: <Note {...figure} /> };
  };
  const { panel } = item;
  switch (panel?.kind) {
    case undefined:
      return item;
    case 'groups': {
      const groups = panel.groups.map((group) => ({ ...group, items: group.items.map(noted) }));
      return { ...item, panel: { ...panel, groups } };
    }
    case 'tree': {
      const branches = panel.branches.map(noted);
      return { ...item, panel: { ...panel, branches, ...(panel.foot && { foot: panel.foot.map(noted) }) } };
    }
  }
};
