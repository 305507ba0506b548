import { loanMatchingEndpoints } from '@zonekit/api-client/finance/matching/contract';
import type { Context, Serve } from '../../../frame/context.ts';
import { findProfile } from '../../policy/profile.service.ts';
import { matchLoans } from './matching.service.ts';

export const matchingRoutes = (serve: Serve, context: Context): void => {
  serve(
    loanMatchingEndpoints.matchLoans,
    async ({ query, user, db, locale }) => {
      const { page_index, page_size, sort, collateral, amount, term, purpose } = query;
      const profile = user && (await findProfile(db, user.user_id));
      const request = {
        need: { amount, term, purpose, collateral: collateral ?? [] },
        profile,
        sort,
        page: { page_index, page_size },
      };
      const { matches, tally, total, combinations } = await matchLoans(db, request, { locale, now: context.now() });
      return {
        data: matches,
        page: { page_index, page_size, total, total_capped: false, next_cursor: null },
        profile: profile !== null,
        tally,
        combinations,
      };
    },
    { shared: 'cached' },
  );
};
