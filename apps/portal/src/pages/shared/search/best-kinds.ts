import type { SearchHit, SearchKind } from '@zonekit/api-client/search/contract';

/** How well a title matches: 2 whole, 1 in part, 0 not at all. */
const rankOf = ({ title_hits }: Pick<SearchHit, 'title_hits'>): number => {
  if (!title_hits?.some(({ hit }) => hit)) return 0;
  return title_hits.every(({ hit, text }) => hit || text.trim() === '') ? 2 : 1;
};

/** The kinds whose titles match best; kinds that match alike stay in the order of the portal. */
export const bestKinds = <Kind extends Pick<SearchKind, 'hits'>>(kinds: readonly Kind[], most: number): Kind[] =>
  kinds
    .map((kind) => ({ kind, rank: Math.max(0, ...kind.hits.map(rankOf)) }))
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map(({ kind }) => kind);
