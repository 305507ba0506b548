import type { AnyRoute } from '@tanstack/react-router';
import { onIdle, sparesData } from '@zonekit/api-client/react/idle';

type Add = (parent: AnyRoute, routes: readonly AnyRoute[]) => void;
type Loaders = Readonly<Record<string, () => Promise<{ routes: AnyRoute[] }>>>;

/** Adds the routes of an address below a layout. Null where they already are. */
export type AttachParts = (path: string, add: Add) => Promise<void> | null;

/** The part that an address lies in; all for an address that no part has by name. */
const keysOf = (loaders: Loaders, depth: number, path: string): string[] => {
  const [name, page] = path
    .toLowerCase()
    .split('/')
    .slice(2 + depth);
  const part = [`${name}/${page}`, name || 'index', '$'].find((key) => Object.hasOwn(loaders, key));
  return part === undefined ? Object.keys(loaders) : [part];
};

/**
 * The pages of an area below its layout, which come one by one: a page waits for its own routes, and the others follow when
 * the browser is idle.
 * @param loaders by the second segment of the path in lower case, or the one that follows `depth` others; `$` a parameter, `index` none
 */
export const areaParts = (layout: AnyRoute, loaders: Loaders, depth: number): AttachParts => {
  const attached = new Set<string>();
  const attach = (keys: readonly string[], add: Add): Promise<void> | null => {
    const missing = keys.filter((key) => !attached.has(key));
    if (missing.length === 0) return null;
    return Promise.all(missing.map(async (key) => [key, await loaders[key]?.()] as const)).then((loaded) => {
      // Another call may have added some meanwhile.
      const fresh = loaded.filter(([key]) => !attached.has(key));
      for (const [key] of fresh) attached.add(key);
      add(
        layout,
        fresh.flatMap(([, part]) => part?.routes ?? []),
      );
    });
  };
  let waits = !sparesData();
  return (path, add) => {
    if (waits) onIdle(() => void attach(Object.keys(loaders), add)?.catch(() => undefined));
    waits = false;
    return attach(keysOf(loaders, depth, path), add);
  };
};
