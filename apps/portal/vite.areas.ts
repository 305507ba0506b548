import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VirtualRouteNode } from '@tanstack/virtual-file-routes';
import type { Plugin } from 'vite';
import { areasOf, routeFiles } from './routes.config.ts';

const src = join(import.meta.dirname, 'src');

/** Ids of the virtual modules: `areas`, `area.policy`, and `entry-tree`, which is the browser's `#route-tree`. */
const virtual = (name: string) => `\0zonekit:${name}`;
const AREA_MODULE = /^#(areas|area\.[\w-]+)$/;

/** The modules of an area: its virtual module and its routes, without the components that TanStack's plugin splits off. */
const AREA_MODULES = [/zonekit:area\.([\w-]+)$/, /\/src\/(?:variants\/\w+\/)?routes\/(\w[\w-]*)[/.{][^?]*$/];

/** The name of the chunk that holds the routes of a route's area. */
export const areaChunkOf = (routeId: string) => `area.${routeId.split(/[/{]/)[1]}`;

/** One chunk per area. The split components import their route modules, so each of these would become a chunk of its own. */
export const areaChunk = (id: string): string | null => {
  const [, area] = AREA_MODULES.flatMap((pattern) => pattern.exec(id) ?? []);
  return area && area !== 'index' && area !== '__root' ? areaChunkOf(`/${area}`) : null;
};

/** The code of a part of the route tree. Ids and parents equal those that TanStack's generator writes: hydration compares them. */
const treeCode = (nodes: readonly VirtualRouteNode[]) => {
  const lines = [`import { Route as root } from ${JSON.stringify(join(src, 'routes/__root.tsx'))};`];
  let count = 0;
  const add = (siblings: readonly VirtualRouteNode[], parent: string): string[] =>
    siblings.map((node) => {
      if ((node.type !== 'index' && node.type !== 'route') || !node.file)
        throw new Error(`A ${node.type} node without a file cannot be part of an area: see routes.config.ts.`);
      const path = node.type === 'route' ? node.path : '/';
      const name = `route${count++}`;
      lines.push(
        `import { Route as ${name} } from ${JSON.stringify(join(src, node.file))};`,
        `${name}.update({ id: '${path}', path: '${path}', getParentRoute: () => ${parent} });`,
      );
      const children = add((node.type === 'route' && node.children) || [], name);
      if (children.length > 0) lines.push(`${name}.addChildren([${children}]);`);
      return name;
    });
  const routes = `[${add(nodes, 'root')}]`;
  return { lines, routes };
};

/** Where header, footer, shortcuts and actions name the addresses that they link to where they exist. */
const linkSources = (variant: string) =>
  ['shell', `variants/${variant}`, `variants/${variant}/parts`, 'pages/space'].flatMap((folder) =>
    readdirSync(join(src, folder))
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(src, folder, file), 'utf8')),
  );

const missingPagesOf = (variant: string, areas: readonly string[]): string[] => {
  const pages = new Set(Object.keys(routeFiles(variant)).map((id) => id.replace(/(.)\/(\{-\$\w+\})?$/, '$1')));
  const linked = linkSources(variant).flatMap((code) =>
    [...code.matchAll(/['"`](\/[\w/-]+)/g)].map(([, path = '']) => path),
  );
  return [...new Set(linked)].filter((path) => areas.includes(path.split('/')[1] ?? '') && !pages.has(path)).sort();
};

/**
 * Serves `#route-tree` and `#areas`. With `lazy`, as in the browser's build, `#route-tree` has the routes of the entry alone and
 * each area is a module of its own. On the server, the dev server and for the type checker the tree is the whole one that
 * TanStack's generator writes. See docs/decisions/route-areas.md.
 */
export const routeAreas = ({ variant, lazy }: { variant: string; lazy: boolean }): Plugin => ({
  name: 'zonekit:route-areas',
  enforce: 'pre',
  resolveId(id) {
    if (id === '#route-tree') return lazy ? virtual('entry-tree') : join(src, `gen/routeTree.${variant}.gen.ts`);
    return AREA_MODULE.test(id) ? virtual(id.slice(1)) : null;
  },
  load(id) {
    if (!id.startsWith(virtual(''))) return null;
    const { entry, areas } = areasOf(variant);
    const names = [...areas.keys()];
    if (id === virtual('areas')) {
      const loaders = names.map((name) => `'${name}': ${lazy ? `() => import('#area.${name}')` : null}`);
      const missing = JSON.stringify(missingPagesOf(variant, names));
      return `export const areas = { ${loaders} };\nexport const missingPages = new Set(${missing});`;
    }
    if (id === virtual('entry-tree')) {
      const { lines, routes } = treeCode(entry);
      return [...lines, `export const routeTree = root.addChildren(${routes});`].join('\n');
    }
    const { lines, routes } = treeCode(areas.get(id.slice(virtual('area.').length)) ?? []);
    return [...lines, `export const routes = ${routes};`].join('\n');
  },
});
