import { useEffect, useRef, useState } from 'react';
import {
  type CascaderOption,
  type CascaderTree,
  isToLoad,
  type LoadedChildren,
  optionsOf,
  pathKey,
} from './cascader.core.ts';

/** @param path the option whose children are requested, with its ancestors */
export type LoadChildren = (path: readonly CascaderOption[]) => Promise<readonly CascaderOption[]>;

/**
 * The tree with what has been loaded of it. Children come once; after a failure they are asked for again.
 *
 * @param onLeaf an option turned out to have nothing within
 */
export function useCascaderTree(
  options: readonly CascaderOption[],
  loadChildren: LoadChildren | undefined,
  onLeaf: (path: readonly string[]) => void,
) {
  const [loaded, setLoaded] = useState<LoadedChildren>({});
  const latest = useRef(onLeaf);
  useEffect(() => {
    latest.current = onLeaf;
  });
  const tree: CascaderTree = { options, loaded, loads: loadChildren !== undefined };
  const load = (path: readonly string[], shown = false) => {
    if (!loadChildren || !isToLoad(tree, path)) return;
    const key = pathKey(path);
    const keep = (level: LoadedChildren[string]) => setLoaded((before) => ({ ...before, [key]: level }));
    keep({ status: 'loading' });
    loadChildren(optionsOf(tree, path)).then(
      (children) => {
        keep({ status: 'ready', options: children });
        if (children.length === 0 && !shown) latest.current(path);
      },
      () => keep({ status: 'failed' }),
    );
  };
  return { tree, load };
}
