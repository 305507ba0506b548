import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { index, rootRoute, route, type VirtualRouteNode } from '@tanstack/virtual-file-routes';

const here = import.meta.dirname;

/** Every folder under `src/variants` that has a `variant.ts` is a variant. */
export const VARIANTS = readdirSync(join(here, 'src/variants')).filter((name) =>
  existsSync(join(here, 'src/variants', name, 'variant.ts')),
);

const walk = (base: string, rel = ''): string[] => {
  const dir = join(base, rel);
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name.startsWith('-')) return [];
      if (entry.isDirectory()) return walk(base, posix.join(rel, entry.name));
      return entry.name.endsWith('.tsx') ? [posix.join(rel, entry.name)] : [];
    });
};

/** Shared routes overlaid by the variant's: the same relative path overrides, a new one adds. Paths relative to `src`. */
const overlay = (variant: string): Map<string, string> => {
  const files = new Map<string, string>();
  for (const source of ['routes', `variants/${variant}/routes`]) {
    for (const file of walk(join(here, 'src', source))) files.set(file, `${source}/${file}`);
  }
  return files;
};

const folderOf = (file: string) => file.slice(0, -'route.tsx'.length);
const segmentOf = (file: string) => file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '');

/**
 * The routes of a variant. A folder's `route.tsx` is the parent of what lies in the folder, so that a shell (the policy
 * tabs, the user centre) stays mounted while its pages change. A file or folder whose name starts with `-` is no route.
 */
export const virtualRoutes = (variant: string) => {
  const files = overlay(variant);
  const root = files.get('__root.tsx');
  if (!root) throw new Error('apps/portal/src/routes/__root.tsx is missing.');
  files.delete('__root.tsx');

  const tree = (prefix: string): VirtualRouteNode[] => {
    const inside = [...files].filter(([rel]) => rel.startsWith(prefix));
    const parents = inside
      .filter(([rel]) => rel.endsWith('/route.tsx') && rel !== `${prefix}route.tsx`)
      .filter(([rel], _, all) => !all.some(([other]) => other !== rel && rel.startsWith(folderOf(other))));
    const nested = parents.map(([rel, file]) => {
      const folder = folderOf(rel);
      return route(`/${folder.slice(prefix.length, -1)}`, file, tree(folder));
    });
    const own = inside
      .filter(([rel]) => rel !== `${prefix}route.tsx` && !parents.some(([parent]) => rel.startsWith(folderOf(parent))))
      .map(([rel, file]) => {
        const path = segmentOf(rel.slice(prefix.length));
        return path === '' ? index(file) : route(`/${path}`, file);
      });
    return [...nested, ...own];
  };
  return rootRoute(root, tree(''));
};

/** The first segment of a route's path; null for the home page and for a path that begins with a parameter. */
const areaOf = (node: VirtualRouteNode): string | null =>
  (node.type === 'route' && /^\/([\w-]+)/.exec(node.path)?.[1]) || null;

/**
 * The routes by area, which is the first segment of their path, and those of the entry, which belong to none. The browser
 * loads an area when a link into it is first pointed at or followed.
 */
export const areasOf = (variant: string) => {
  const entry: VirtualRouteNode[] = [];
  const areas = new Map<string, VirtualRouteNode[]>();
  for (const node of virtualRoutes(variant).children ?? []) {
    const area = areaOf(node);
    if (area === null) entry.push(node);
    else areas.set(area, [...(areas.get(area) ?? []), node]);
  }
  return { entry, areas };
};

/** Route id → its file relative to `src`; the server finds a route's style sheets in Vite's manifest by it. */
export const routeFiles = (variant: string): Record<string, string> => {
  const files: Record<string, string> = {};
  const visit = (nodes: readonly VirtualRouteNode[], parent: string) => {
    for (const node of nodes) {
      if (node.type === 'index') files[`${parent}/`] = node.file;
      if (node.type !== 'route') continue;
      const id = `${parent}${node.path}`;
      if (node.file) files[id] = node.file;
      visit(node.children ?? [], id);
    }
  };
  const root = virtualRoutes(variant);
  files.__root__ = root.file;
  visit(root.children ?? [], '');
  return files;
};
