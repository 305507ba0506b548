type Pair = readonly [name: string, value: string];

/** Parsed address of a list. Absent parts have their default, so that an address has the choices only. */
export interface ListSearch<Facet extends string = string> {
  q?: string;
  sort?: string;
  /** From 2; the first page has none. */
  page?: number;
  /** Rows a page, where not `DEFAULT_SIZE`. */
  size?: number;
  view?: string;
  facets: Partial<Record<Facet, string[]>>;
  /** Bounds of ranges by parameter, `area_min` for one. */
  bounds?: Readonly<Record<string, number>>;
  /** Values that a facet has where the address does not name it; `<facet>=all` then means none. */
  defaults?: FacetDefaults<Facet>;
  /** Parameters that are not the list's own, `lang` for one, as they came. */
  rest: readonly Pair[];
}

export type FacetDefaults<Facet extends string = string> = Partial<Record<Facet, readonly string[]>>;

/** In an address: no value of a facet that has default values. */
export const ALL = 'all';

/** Allowed values of a list's address. Others are dropped, so that old links still work. */
export interface ListShape<Facet extends string = string> {
  /** Each facet with its values; `null` where the service alone knows them. */
  facets: Record<Facet, readonly string[] | null>;
  /** Values that a list opens with. */
  defaults?: FacetDefaults<Facet> | undefined;
  sorts: readonly string[];
  /** Numbers that the list is narrowed by: `area` makes `area_min` and `area_max`. */
  ranges?: readonly string[] | undefined;
  /** Beside the view that a list opens with. */
  views?: readonly string[];
}

export const PAGE_SIZES: readonly number[] = [10, 20, 50];
export const DEFAULT_SIZE = 20;

/** Its own parameters beside facets, in the order in which an address has them. */
export const OWN = ['q', 'sort', 'page', 'size', 'view'];

/** The bounds of one range, the smaller first however they were typed. */
const boundsOf = (pairs: readonly Pair[], range: string): [name: string, bound: number][] => {
  const [min, max] = ['min', 'max'].map((end) => {
    const text = pairs.find(([name]) => name === `${range}_${end}`)?.[1] ?? '';
    return /^\d{1,8}(\.\d{1,2})?$/.test(text) ? +text : undefined;
  });
  const swapped = min !== undefined && max !== undefined && min > max;
  const [low, high] = swapped ? [max, min] : [min, max];
  return [
    ...(low === undefined ? [] : [[`${range}_min`, low] as [string, number]]),
    ...(high === undefined ? [] : [[`${range}_max`, high] as [string, number]]),
  ];
};

/**
 * Reads `?q=&sort=&page=&size=&view=` and repeated facets, from `URLSearchParams` or the pairs that a router has. Any text is
 * an address: nothing throws.
 */
export const readListSearch = <Facet extends string>(
  pairs: Iterable<Pair>,
  { facets, defaults, sorts, ranges = [], views = [] }: ListShape<Facet>,
): ListSearch<Facet> => {
  const read: ListSearch<Facet> = { facets: {}, ...(defaults && { defaults }), rest: [] };
  const params = [...pairs];
  const valuesOf = (name: string) => params.flatMap(([key, value]) => (key === name ? [value] : []));
  const [q, sort = '', page = '', size, view = ''] = OWN.map((name) => valuesOf(name)[0]);
  // A pair of halves that make one character is not cut in two.
  if (q) read.q = q.slice(0, 100).replace(/[\ud800-\udbff]$/, '');
  if (sorts.includes(sort)) read.sort = sort;
  if (/^([2-9]|[1-9]\d{1,3})$/.test(page)) read.page = +page;
  const pageSize = PAGE_SIZES.find((option) => String(option) === size);
  if (pageSize && pageSize !== DEFAULT_SIZE) read.size = pageSize;
  if (views.includes(view)) read.view = view;
  const names = Object.keys(facets) as Facet[];
  for (const name of names) {
    const chosen = new Set(valuesOf(name).filter((value) => value && (facets[name]?.includes(value) ?? true)));
    if (chosen.size > 0) read.facets[name] = [...chosen];
    else if (defaults?.[name] && !valuesOf(name).includes(ALL)) read.facets[name] = [...defaults[name]];
  }
  const bounds = ranges.flatMap((range) => boundsOf(params, range));
  if (bounds.length > 0) read.bounds = Object.fromEntries(bounds);
  const isBound = (name: string) => ranges.some((range) => name === `${range}_min` || name === `${range}_max`);
  read.rest = params.filter(([name]) => !OWN.includes(name) && !names.includes(name as Facet) && !isBound(name));
  return read;
};
