import type { Facet } from '../../facet-filter/facets.ts';
import { isDefaultFacet, listHref, withFacet, withoutFacet } from './list-moves.ts';
import type { ListSearch } from './list-search.ts';

/** A counted facet; the chosen values are in the address. */
export interface ChoiceFacet<Name extends string = string> {
  name: Name;
  label: string;
  options: readonly { value: string; label: string; count: number }[];
}

/** Binds facets to the address: each choice is a link that makes or unmakes it. */
export const facetsOf = <Name extends string>(
  path: string,
  search: ListSearch<Name>,
  facets: readonly ChoiceFacet<Name>[],
): Facet[] =>
  facets.map(({ name, label, options }) => ({
    name,
    label,
    clearHref: listHref(path, withoutFacet(search, name)),
    isDefault: isDefaultFacet(search, name),
    options: options.map((option) => ({
      ...option,
      selected: search.facets[name]?.includes(option.value) ?? false,
      href: listHref(path, withFacet(search, name, option.value)),
    })),
  }));
