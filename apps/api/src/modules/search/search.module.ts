import { searchEndpoints } from '@zonekit/api-client/search/contract';
import { createFinder } from '../../frame/list/find.ts';
import type { Module } from '../../frame/module.ts';
import { readAddresses } from './addresses.ts';
import { searchLists } from './search.service.ts';
import { synonymTransfer } from './search.transfer.ts';

/** The portal-wide search over the `searched` lists of all modules, and what operators maintain of every search. */
export const searchModule: Module = {
  name: 'search',
  transfers: [synonymTransfer],
  routes: (serve, context, modules) => {
    const lists = modules.flatMap(({ searched = [] }) => searched);
    serve(
      searchEndpoints.pageAddresses,
      async ({ query, db }) => ({ data: await readAddresses(db, lists, query.after, context.now()) }),
      { shared: 'cached' },
    );
    const finder = createFinder();
    serve(
      searchEndpoints.searchAll,
      async ({ query: { q, kind, per_kind }, db, locale }) => ({
        data: await searchLists(db, finder, lists, { q, kind, perKind: per_kind, locale, now: context.now() }),
      }),
      { shared: 'cached' },
    );
  },
};
