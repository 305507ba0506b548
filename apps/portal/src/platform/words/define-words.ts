import type { Locale } from '../preferences/preferences.ts';

/** The module of one name space in one language, in the shape that the Chinese one has. */
interface CatalogueModule<T> {
  default: T;
}
type LoadCatalogue<T> = () => Promise<CatalogueModule<T>>;
/** Loads a name space's catalogue, by language. */
export type Catalogue = Record<Locale, LoadCatalogue<object>>;

/** The name of a name space that is registered in this document: only `defineWords` makes one. `Words` is its shape. */
export type NameSpace<Words = object> = string & { readonly words: Words };

/** Every name space that a loaded module has defined; hydration loads the words of a page by their names. */
export const registeredCatalogues = new Map<string, Catalogue>();

type DefinedWords<C> = {
  [N in keyof C]: C[N] extends { 'zh-CN': LoadCatalogue<infer Words> } ? NameSpace<Words> : never;
};

/** The words of what `defineWords` returns, by name space: see `Messages`. */
export type MessagesOf<W> = { [N in keyof W]: W[N] extends NameSpace<infer Words> ? Words : never };

/**
 * Registers catalogues and returns their names for `words.load`. A route imports them, so they come with the routes of its
 * area and not with the first script.
 * @param prefix of the names: `kit.` for what the kit's widgets read
 */
export const defineWords = <C extends Record<string, Catalogue>>(catalogues: C, prefix = ''): DefinedWords<C> => {
  const names = Object.keys(catalogues);
  for (const name of names) registeredCatalogues.set(prefix + name, catalogues[name] as Catalogue);
  return Object.fromEntries(names.map((name) => [name, prefix + name])) as unknown as DefinedWords<C>;
};
