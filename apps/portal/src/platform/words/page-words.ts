import type { Locale } from '../preferences/preferences.ts';

/** The module of one name space in one language, in the shape that the Chinese one has. */
interface CatalogueModule<T> {
  default: T;
}
export type LoadCatalogue<T> = () => Promise<CatalogueModule<T>>;
/** Loads a name space's catalogue, by language. */
export type Catalogue = Record<Locale, LoadCatalogue<object>>;

/** The name of a name space that is registered in this document: only `definePageWords` makes one. `Words` is its shape. */
export type PageNameSpace<Words = object> = string & { readonly words: Words };

/** Every name space that a loaded module has defined; hydration loads the words of a page by their names. */
export const registeredCatalogues = new Map<string, Catalogue>();

type PageWords<C> = {
  [N in keyof C]: C[N] extends { 'zh-CN': LoadCatalogue<infer Words> } ? PageNameSpace<Words> : never;
};

/**
 * Registers the words of a folder of pages and returns their names for `words.load`. A route imports them, so they come
 * with the routes of its area and not with the first script.
 */
export const definePageWords = <C extends Record<string, Catalogue>>(catalogues: C): PageWords<C> => {
  const names = Object.keys(catalogues);
  for (const name of names) registeredCatalogues.set(name, catalogues[name] as Catalogue);
  return Object.fromEntries(names.map((name) => [name, name])) as unknown as PageWords<C>;
};
