import { listHref } from '@zonekit/portal-kit/list-page/core';
import { ListHelp as Frame } from '@zonekit/portal-kit/list-page/help';
import { navMatches } from '../../../shell/nav-matches.ts';
import { useNav } from '../../../shell/use-nav.ts';
import type { ListHelpProps } from './list-help.types.ts';

/** Ways to more results. Links of other lists show all that was counted, and not only what those lists open with. */
export function ListHelp({ path, search, help, others, facetLabel }: ListHelpProps) {
  const { q = '' } = search;
  const pages = navMatches(useNav(), q);
  const lists = help.elsewhere.flatMap(({ list: name, total }) => {
    const other = others[name];
    if (!other) return [];
    const { defaults } = other.list;
    const href = listHref(other.path, { q, facets: {}, ...(defaults && { defaults }), rest: [] });
    return [{ label: other.label, href, total }];
  });
  return (
    <Frame
      path={path}
      search={search}
      suggestion={help.suggestion}
      without={help.without.map(({ facet, total }) => ({ facet, label: facetLabel(facet), total }))}
      elsewhere={[...lists, ...pages.map((page) => ({ ...page, total: null }))]}
    />
  );
}
