import { type CascaderOption, type CascaderTree, childrenOf, fold } from './cascader.core.ts';

/** Options along a path, first level first. */
export type CascaderPath = readonly CascaderOption[];

/** A query as words, each of which has to be found. */
export const wordsOf = (query: string): string[] => query.split(/\s+/).filter(Boolean);

const folded = new WeakMap<CascaderOption, string>();
/** Folding costs more than finding: each option is folded once, however much is typed. */
const labelOf = (option: CascaderOption): string => {
  const text = folded.get(option) ?? fold(option.label);
  folded.set(option, text);
  return text;
};

/**
 * Paths whose labels hold every word of a query, in the order of the tree; a branch is a result of
 * its own only with `anyLevel`. Searches the loaded part of the tree up to `limit`; `more` is true if there are further results.
 */
export function searchTree(
  tree: CascaderTree,
  query: string,
  { anyLevel, limit }: { anyLevel: boolean; limit: number },
): { paths: CascaderPath[]; more: boolean } {
  const words = wordsOf(fold(query));
  const paths: CascaderPath[] = [];
  const walk = (options: readonly CascaderOption[], above: CascaderPath, closed: boolean) => {
    for (const option of options) {
      if (paths.length > limit) return;
      const path = [...above, option];
      const within = childrenOf(tree, path);
      const off = closed || !!option.disabled;
      const isEnd = within === null ? !tree.loads || option.leaf === true : within.length === 0;
      const holds = (word: string) => path.some((node) => labelOf(node).includes(word));
      if ((anyLevel || isEnd) && !off && words.every(holds)) paths.push(path);
      if (within) walk(within, path, off);
    }
  };
  if (words.length > 0) walk(tree.options, [], false);
  return { paths: paths.slice(0, limit), more: paths.length > limit };
}
