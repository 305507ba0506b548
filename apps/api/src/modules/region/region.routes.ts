import { regionEndpoints } from '@zonekit/api-client/region/contract';
import type { Module } from '../../frame/module.ts';
import { Problem } from '../../frame/problem.ts';
import { areaTree, childrenOf, regionSource, resolveRegion, searchRegions } from './region.service.ts';

/** The same for everybody, and changed by a release alone. */
const KEEP = 'public, max-age=3600';

export const regionRoutes: Module['routes'] = (serve) => {
  serve(regionEndpoints.listRegions, async ({ query, reply }) => {
    const regions = childrenOf(query.parent_id);
    if (!regions) throw new Problem(404, 'not_found');
    reply.header('cache-control', KEEP);
    return { data: [...regions] };
  });
  serve(regionEndpoints.areas, async ({ query, reply }) => {
    reply.header('cache-control', KEEP);
    return { data: areaTree(query.level) };
  });
  serve(regionEndpoints.searchRegions, async ({ query, reply }) => {
    reply.header('cache-control', KEEP);
    return { data: searchRegions(query.q) };
  });
  serve(regionEndpoints.resolveRegion, async ({ query }) => {
    const resolved = resolveRegion(query.id);
    if (!resolved) throw new Problem(404, 'not_found');
    return { data: resolved };
  });
  serve(regionEndpoints.regionSource, async ({ locale }) => ({ data: regionSource(locale) }));
};
