import { overviewEndpoints } from '@zonekit/api-client/overview/contract';
import type { Module } from '../../frame/module.ts';
import { feedPartsOf } from '../feed/feed.parts.ts';
import { overviewOf } from './overview.service.ts';

/** The overview of the user centre, over the `ownRecords` and `feeds` of all modules. */
export const overviewModule: Module = {
  name: 'overview',
  routes: (serve, context, modules) => {
    const sources = modules.flatMap(({ ownRecords = [] }) => ownRecords);
    const feeds = feedPartsOf(context, modules);
    serve(overviewEndpoints.overview, async ({ db, user, locale }) => ({
      data: await overviewOf({ db, user, locale, now: context.now() }, sources, feeds),
    }));
  },
};
