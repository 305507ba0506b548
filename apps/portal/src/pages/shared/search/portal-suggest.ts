import { searchAll } from '@zonekit/api-client/search/client';
import type { Transport } from '@zonekit/api-client/transport';
import type { Suggest } from '@zonekit/portal-kit/portal-search';
import { bestKinds } from './best-kinds.ts';

/** Kinds and hits that are suggested. */
const MOST_KINDS = 4;
const MOST_OF_KIND = 2;

/** Suggestions of the portal's search, by kind. A request that fails rejects without a notice: the input says so itself. */
export const portalSuggest =
  (transport: Transport): Suggest =>
  async (q, signal) => {
    const { kinds } = await searchAll(transport, { q, per_kind: MOST_OF_KIND }, { signal, quiet: true });
    return bestKinds(kinds, MOST_KINDS).map(({ label, hits }) => ({
      kind: label,
      items: hits.map(({ id, title, path, note, title_hits }) => ({
        id,
        title,
        href: path,
        ...(note !== null && { hint: note }),
        ...(title_hits && { pieces: title_hits }),
      })),
    }));
  };

/** The name that all searches of the portal keep their recent texts by. */
export const SEARCH_HISTORY = 'portal';
