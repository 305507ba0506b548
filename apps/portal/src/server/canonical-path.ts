/** Areas without a page of their own, as a visitor asks for them by shortening an address, and where they lead. */
const AREAS: Readonly<Record<string, string>> = {
  '/businessService': '/business',
  '/enterpriseSupply': '/enterpriseSupply/demandList',
  '/entrance': '/entrance/show',
  '/experiment': '/technological',
  '/finance': '/finance/bond',
  '/finance/funds': '/finance/funds/introduction',
  '/homePage': '/',
  '/homePage/components': '/enterpriseSupply/demandList',
  '/homePage/components/demandHall': '/enterpriseSupply/demandList',
  '/info': '/info/base',
  '/material': '/material/product',
  '/newIndex': '/newIndex1',
  '/tech': '/tech/project',
  '/userCenter/user/enterpriseDemandList': '/userCenter/user/enterpriseDemandList/release',
};

/** Whether a path leads to a page elsewhere. */
export const isArea = (path: string): boolean => path in AREAS;

type Pattern = readonly string[];

const segmentsOf = (path: string): string[] => path.split('/').slice(1);
const isOptional = (segment: string): boolean => segment.startsWith('{-$');
const isParameter = (segment: string): boolean => segment.startsWith('$') || isOptional(segment);

/** The path in the spelling of a route; null where it is not an address of that route in any case. */
const inSpellingOf = (pattern: Pattern, path: Pattern): string | null => {
  const least = pattern.filter((segment) => !isOptional(segment)).length;
  if (path.length < least || path.length > pattern.length) return null;
  const spelled = path.map((segment, index) => {
    const name = pattern[index] ?? '';
    if (isParameter(name)) return segment;
    return name.toLowerCase() === segment.toLowerCase() ? name : null;
  });
  return spelled.includes(null) ? null : `/${spelled.join('/')}`;
};

/**
 * Where the path of a request leads when it is spelled unlike its page: in other case, with a slash at the end, or shortened to an area.
 * @param routes ids of the routes of a build: `/space/park/$id`
 * @returns null where the path is right, or no page's
 */
export const canonicalPaths = (routes: readonly string[]): ((path: string) => string | null) => {
  const pages = routes.filter((id) => id.startsWith('/') && !isArea(id)).map((id) => id.replace(/(.)\/$/, '$1'));
  const patterns = [...new Set([...pages, ...Object.keys(AREAS)])]
    .map(segmentsOf)
    // A name before a parameter: `/policy/policyBrowse` is no id.
    .sort((a, b) => a.filter(isParameter).length - b.filter(isParameter).length);
  return (path) => {
    const segments = segmentsOf(path.replace(/(.)\/+$/, '$1'));
    for (const pattern of patterns) {
      const spelled = inSpellingOf(pattern, segments);
      if (spelled === null) continue;
      const target = AREAS[spelled] ?? spelled;
      return target === path ? null : target;
    }
    return null;
  };
};
