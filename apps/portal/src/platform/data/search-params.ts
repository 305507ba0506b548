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

/** The way back. What is empty is left out, so that an address holds only what was chosen. */
export const stringifySearch = (search: Record<string, unknown>): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') params.append(name, String(one));
    }
  }
  const text = params.toString();
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
    (one): one is string => typeof one === 'string' && one !== '',
  );
  return texts.length > 0 ? texts : undefined;
};
