import { planEndpoints } from '@zonekit/api-client/space/plan/contract';
import type { PlanNumber } from '@zonekit/api-client/space/plan/lists';
import type { Context, Serve } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { Problem } from '../../../frame/problem.ts';
import { namesOfParks } from '../space.repository.ts';
import { presentPanorama, presentPanoramaDetail, presentSpaceInformation } from './plan.present.ts';
import { findPanorama, findPanoramas, findSpaceInformation, scenesOf } from './plan.repository.ts';
import { baseDataOf, landOverlaysOf } from './plan.service.ts';

const CACHED = { shared: 'cached' } as const;

/** The plan of the zone, panoramas, introductions to the kinds of space and the figures of the landing page. */
export const planRoutes = (serve: Serve, context: Context): void => {
  const today = () => shanghaiDay(context.now());

  serve(
    planEndpoints.landOverlays,
    async ({ query, db, locale }) => ({
      // The contract admits 1 to 4.
      data: await landOverlaysOf(db, (query.num ?? null) as PlanNumber | null, { locale, today: today() }),
    }),
    CACHED,
  );

  serve(
    planEndpoints.listPanoramas,
    async ({ query, db, locale }) => {
      const [rows, parks] = await Promise.all([findPanoramas(db, query.park), namesOfParks(db)]);
      const scenes = await scenesOf(
        db,
        rows.map(({ id }) => id),
      );
      const own = (id: string) => scenes.filter(({ panorama_id }) => panorama_id === id);
      return { data: rows.flatMap((row) => presentPanorama(row, own(row.id), parks, locale) ?? []) };
    },
    CACHED,
  );

  serve(
    planEndpoints.getPanorama,
    async ({ params, db, locale }) => {
      const [row, scenes, parks] = await Promise.all([
        findPanorama(db, params.panorama_id),
        scenesOf(db, [params.panorama_id]),
        namesOfParks(db),
      ]);
      const summary = row ? presentPanorama(row, scenes, parks, locale) : null;
      if (!summary) throw new Problem(404, 'not_found');
      return { data: presentPanoramaDetail(summary, scenes) };
    },
    CACHED,
  );

  serve(
    planEndpoints.listSpaceInformation,
    async ({ query, db, locale }) => {
      const all = (await findSpaceInformation(db)).map((row) => presentSpaceInformation(row, locale));
      const chosen = all.filter(({ type }) => query.type === undefined || type === query.type);
      return { data: chosen.toSorted((a, b) => a.type - b.type) };
    },
    CACHED,
  );

  serve(
    planEndpoints.getBaseData,
    async ({ db, locale }) => ({ data: await baseDataOf(db, { locale, today: today() }) }),
    CACHED,
  );
};
