export interface CascaderOption {
  value: string;
  label: string;
  /** Why it cannot be chosen; `true` without a reason. */
  disabled?: boolean | string;
  /** Absent: none, or not loaded yet where children are loaded. */
  children?: readonly CascaderOption[];
  /** Where children are loaded: has none, so none are asked for. */
  leaf?: boolean;
}

/** Children that were asked for, by `pathKey` of their parent. */
export type LoadedChildren = Readonly<
  Record<string, { status: 'loading' } | { status: 'failed' } | { status: 'ready'; options: readonly CascaderOption[] }>
>;

/** A tree as far as it is known. */
export interface CascaderTree {
  options: readonly CascaderOption[];
  loaded: LoadedChildren;
  /** Whether more can be loaded. */
  loads: boolean;
}

export const pathKey = (path: readonly string[]): string => JSON.stringify(path);

export type Level =
  | { status: 'ready'; options: readonly CascaderOption[] }
  | { status: 'loading' }
  | { status: 'failed' };

/** What lies under a path; `ready` without options where there is nothing, or nothing was asked for yet. */
export function levelAt({ options, loaded }: CascaderTree, path: readonly string[]): Level {
  let level: Level = { status: 'ready', options };
  for (const [depth, value] of path.entries()) {
    const option: CascaderOption | undefined =
      level.status === 'ready' ? level.options.find((candidate) => candidate.value === value) : undefined;
    level = option?.children
      ? { status: 'ready', options: option.children }
      : (loaded[pathKey(path.slice(0, depth + 1))] ?? { status: 'ready', options: [] });
  }
  return level;
}

/** Options along a path, as far as they are loaded. */
export function optionsOf(tree: CascaderTree, path: readonly string[]): CascaderOption[] {
  const through: CascaderOption[] = [];
  for (const [depth, value] of path.entries()) {
    const level = levelAt(tree, path.slice(0, depth));
    const option = level.status === 'ready' ? level.options.find((candidate) => candidate.value === value) : undefined;
    if (!option) break;
    through.push(option);
  }
  return through;
}

export const isBranch = (option: CascaderOption, path: readonly string[], { loaded, loads }: CascaderTree): boolean => {
  if (option.children) return option.children.length > 0;
  const level = loaded[pathKey(path)];
  if (level?.status === 'ready') return level.options.length > 0;
  return loads && !option.leaf;
};

/** What lies in the last option of a path; null where that is not known, or nothing was given. */
export const childrenOf = (
  { loaded, loads }: CascaderTree,
  path: readonly CascaderOption[],
): readonly CascaderOption[] | null => {
  const given = path.at(-1)?.children;
  if (given || !loads) return given ?? null;
  const level = loaded[pathKey(path.map(({ value }) => value))];
  return level?.status === 'ready' ? level.options : null;
};

/** The shortest part of a path whose children have not been requested; null if all have. */
export function firstUnloaded(tree: CascaderTree, path: readonly string[]): readonly string[] | null {
  for (const [depth] of path.entries()) {
    const part = path.slice(0, depth + 1);
    const level = levelAt(tree, part);
    if (level.status !== 'ready') return null;
    if (level.options.length === 0) return isToLoad(tree, part) ? part : null;
  }
  return null;
}

/** Whether the children under a path are still to be asked for. */
export const isToLoad = (tree: CascaderTree, path: readonly string[]): boolean => {
  const option = optionsOf(tree, path)[path.length - 1];
  const level = tree.loaded[pathKey(path)];
  return (
    tree.loads && !!option && !option.leaf && !option.children && (level === undefined || level.status === 'failed')
  );
};

/** Case and width do not matter. */
export const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** The next label after `from` that begins with what was typed, going round; `from` itself where none does. */
export function typeAhead(labels: readonly string[], from: number, typed: string): number {
  const prefix = fold(typed);
  const order = labels.map((_, i) => (from + (typed.length > 1 ? 0 : 1) + i) % labels.length);
  return order.find((i) => fold(labels[i] ?? '').startsWith(prefix)) ?? from;
}
