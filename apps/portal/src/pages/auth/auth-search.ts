import { oneOf } from '../../platform/data/search-params.ts';
import { EXPIRED } from '../../platform/session/login-reason.ts';

/** How one logs in at `/login`: by account where nothing is said. */
const MOBILE = 'mobile';

export interface AuthSearch {
  /** The page to come back to. */
  return?: string;
  /** Sent here since the session has run out. */
  reason?: typeof EXPIRED;
  by?: typeof MOBILE;
}

export const authSearch = (search: Record<string, unknown>): AuthSearch => {
  const path = oneOf(search.return);
  return {
    ...(path && { return: path }),
    ...(search.reason === EXPIRED && { reason: EXPIRED }),
    ...(search.by === MOBILE && { by: MOBILE }),
  };
};
