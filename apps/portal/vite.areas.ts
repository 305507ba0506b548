import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VirtualRouteNode } from '@tanstack/virtual-file-routes';
import type { Plugin } from 'vite';
import { areasOf, routeFiles } from './routes.config.ts';

const src = join(import.meta.dirname, 'src');

/** Ids of the virtual modules: `areas`, `area.policy`, `area.policy.policyCommon`, and `entry-tree`, the browser's `#route-tree`. */
const virtual = (name: string) => `\0zonekit:${name}`;
const AREA_MODULE = /^#(areas|area\.[\w./$-]+)$/;

/** Fewer pages than these stay together. */
const MIN_PARTS = 3;

type RouteNode = Extract<VirtualRouteNode, { type: 'route' }>;

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/**
 * The part of an area in which a route lies: `space` and `space/contract`, the segments of its path behind `depth` others up to a
 * parameter; `$` for a parameter, `index` for none.
 */
const partOf = (path: string, depth: number): string => {
  const segments = segmentsOf(path).slice(depth, depth + 2);
  const parameter = segments.findIndex((segment) => segment.includes('$'));
  if (parameter === 0) return '$';
  return segments.slice(0, parameter < 0 ? undefined : parameter).join('/') || 'index';
};

/** The number of segments, 0 or 1, that the paths of all pages below a layout begin with alike: `/userCenter/user/…`. */
const depthOf = (paths: readonly string[]): number =>
  new Set(paths.flatMap((path) => segmentsOf(path).slice(0, 1))).size === 1 ? 1 : 0;

/** The parts of an area whose pages have one layout, and the layout; null where the area is loaded as a whole. */
const partsOf = (nodes: readonly VirtualRouteNode[]) => {
  const [layout] = nodes;
  if (nodes.length !== 1 || layout?.type !== 'route' || !layout.children) return null;
  const pages = layout.children.map((node) => ({ node, path: node.type === 'route' ? node.path : '' }));
  const depth = depthOf(pages.map(({ path }) => path));
  const parts = new Map<string, VirtualRouteNode[]>();
  for (const { node, path } of pages) {
    const part = partOf(path, depth);
    parts.set(part, [...(parts.get(part) ?? []), node]);
  }
  return parts.size < MIN_PARTS ? null : { layout: { ...layout, children: [] } satisfies RouteNode, parts, depth };
};

/** Names of the chunks that hold the routes on the way to a route. */
export const areaChunksOf = (variant: string) => {
  const depths = new Map([...areasOf(variant).areas].map(([name, nodes]) => [name, partsOf(nodes)?.depth]));
  return (routeId: string): string[] => {
    const [, area = '', rest] = /^\/([^/{]*)(.*)$/.exec(routeId) ?? [];
    const whole = `area.${area}`;
    const depth = depths.get(area);
    return depth !== undefined && rest ? [whole, `${whole}.${partOf(rest, depth)}`] : [whole];
  };
};

/** The modules of an area: its virtual modules and its routes, without the components that TanStack's plugin splits off. */
const VIRTUAL = /zonekit:(area\.[\w./$-]+)$/;
const ROUTE_FILE = /\/src\/(?:variants\/\w+\/)?routes(\/\w[\w-]*)(?=[/.{])([^?]*)\.tsx$/;

/** One chunk per area and part. The split components import their route modules, so each of these would become a chunk of its own. */
export const areaChunk = (variant: string) => {
  const chunksOf = areaChunksOf(variant);
  return (id: string): string | null => {
    const name = VIRTUAL.exec(id)?.[1];
    if (name) return name;
    const [, area, rest = ''] = ROUTE_FILE.exec(id) ?? [];
    if (!area || area === '/index') return null;
    const path = rest === '/route' ? '' : rest.replace(/\/index$/, '/');
    return chunksOf(`${area}${path}`).at(-1) ?? null;
  };
};

/** The code of a part of the route tree. Ids and parents equal those that TanStack's generator writes: hydration compares them. */
const treeCode = (nodes: readonly VirtualRouteNode[], parentFile = 'routes/__root.tsx') => {
  const lines = [`import { Route as root } from ${JSON.stringify(join(src, parentFile))};`];
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
  // A parameter that may be left out is any segment: the pages of the six registration steps are one route.
  const pages = Object.keys(routeFiles(variant)).map((id) => {
    const path = id.replace(/(.)\/$/, '$1').replaceAll(/\/\{-\$\w+\}/g, '(?:/[^/]+)?');
    return new RegExp(`^${path.replaceAll('$', '\\$')}$`);
  });
  const linked = linkSources(variant).flatMap((code) =>
    [...code.matchAll(/['"`](\/[\w/-]+)/g)].map(([, path = '']) => path),
  );
  return [...new Set(linked)]
    .filter((path) => areas.includes(path.split('/')[1] ?? '') && !pages.some((page) => page.test(path)))
    .sort();
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
    const [name = '', part] = id.slice(virtual('area.').length).split('.');
    const nodes = areas.get(name) ?? [];
    const split = partsOf(nodes);
    if (split && part) {
      const { lines, routes } = treeCode(split.parts.get(part) ?? [], split.layout.file);
      return [...lines, `export const routes = ${routes};`].join('\n');
    }
    const { lines, routes } = treeCode(split ? [split.layout] : nodes);
    lines.push(`export const routes = ${routes};`);
    if (split) {
      // Addresses are compared without regard to case, as the router does.
      const loaders = [...split.parts.keys()].map(
        (key) => `'${key.toLowerCase()}': () => import('#area.${name}.${key}')`,
      );
      lines.unshift(`import { areaParts } from ${JSON.stringify(join(src, 'shell/area-parts.ts'))};`);
      lines.push(`export const attachParts = areaParts(routes[0], { ${loaders} }, ${split.depth});`);
    }
    return lines.join('\n');
  },
});
