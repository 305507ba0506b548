import type { NavBranch } from '../nav.types.ts';

/** Business code of the category tree that the variant nav shows as enterprise services. */
export const ENTERPRISE_SERVICES = '030000';

/** As much of a category as a nav needs. */
export interface Category {
  name: string;
  children: readonly { name: string }[];
}

/**
 * The tree of business code 030000 as entries of a nav: each leads to `/business` with `category_ids` equal to its position,
 * from 1, and its children lead to where it leads.
 */
export const categoryBranches = (tree: readonly Category[]): NavBranch[] =>
  tree.map(({ name, children }, index) => {
    const href = `/business?category_ids=${index + 1}`;
    return { title: name, href, children: children.map((child) => ({ title: child.name, href })) };
  });
