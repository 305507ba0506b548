export type SearchParams = Record<string, string | string[]>;

/** `?level=city&level=district&q=x` → `{ level: ['city', 'district'], q: 'x' }`: every value a text. Source: design.md, Contract. */
export const parseSearch = (search: string): SearchParams => {
  const params: SearchParams = {};
  for (const [name, value] of new URLSearchParams(search)) {
    const before = params[name];
    params[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return params;
};

/** Each value with its name. Empty values are left out, so that an address holds only what was chosen. */
export const searchPairs = (search: Record<string, unknown>): [name: string, value: string][] =>
  Object.entries(search).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((item) => item !== undefined && item !== null && item !== '')
      .map((item): [string, string] => [name, String(item)]),
  );

/** The inverse of `parseSearch`. */
export const stringifySearch = (search: Record<string, unknown>): string => {
  const text = new URLSearchParams(searchPairs(search)).toString();
  return text && `?${text}`;
};

/** One text of a parameter that may be repeated: the first. For `validateSearch`. */
export const oneOf = (value: unknown): string | undefined => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : undefined;
};

/** All texts of a parameter; undefined for none, so that it does not show in the address. */
export const manyOf = (value: unknown): string[] | undefined => {
  const texts = (Array.isArray(value) ? value : [value]).filter(
    (item): item is string => typeof item === 'string' && item !== '',
  );
  return texts.length > 0 ? texts : undefined;
};
