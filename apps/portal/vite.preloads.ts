import type { Plugin, Rolldown } from 'vite';

/** The chunks that are there whenever a chunk runs: itself, and all that it imports. */
const withImports = (bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): Set<string> => {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const child of chunk.imports) withImports(bundle, child, seen);
  return seen;
};

/** Shown when something has failed: its scripts may take one round trip more, so that no visit names them all. */
const RARE = ['/src/shell/error-route.tsx'];

/**
 * What a chunk names of the files that another needs, before it is asked for: those alone that are not there already. Without
 * this, such lists are a sixth of an area's script.
 */
export const leanPreloads = () => {
  let bundle: Rolldown.OutputBundle = {};
  const there = new Map<string, Set<string>>();
  const plugin: Plugin = {
    name: 'zonekit:lean-preloads',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, output) {
        bundle = output;
        there.clear();
      },
    },
  };
  const isRare = (file: string): boolean => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' && RARE.some((path) => chunk.facadeModuleId?.endsWith(path));
  };
  const resolveDependencies = (target: string, files: string[], { hostId }: { hostId: string }): string[] => {
    const known = there.get(hostId) ?? withImports(bundle, hostId);
    there.set(hostId, known);
    // Style sheets come by this list alone.
    return files.filter((file) => !known.has(file) && (file.endsWith('.css') || !isRare(target)));
  };
  return { plugin, resolveDependencies };
};
