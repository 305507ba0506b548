import type { Facet, FacetOption, FacetRange } from '../../facet-filter/facets.ts';
import { formPairs, isDefaultFacet, listHref, withFacet, withoutFacet, withoutRange } from './list-moves.ts';
import type { ListSearch } from './list-search.ts';

/** A counted facet; the chosen values are in the address. */
export interface ChoiceFacet<Name extends string = string> {
  name: Name;
  label: string;
  options: readonly Pick<FacetOption, 'value' | 'label' | 'count' | 'short'>[];
  /** A range of the list that this facet shows the bands of: a choice of one replaces that of the other. */
  range?: Pick<FacetRange, 'name' | 'unit' | 'Control'> | undefined;
}

/** Binds facets to the address: each choice is a link that makes or unmakes it. */
export const facetsOf = <Name extends string>(
  path: string,
  search: ListSearch<Name>,
  facets: readonly ChoiceFacet<Name>[],
): Facet[] =>
  facets.map(({ name, label, options, range }) => {
    const others = range ? withoutRange(search, range.name) : search;
    return {
      name,
      label,
      clearHref: listHref(path, withoutFacet(others, name)),
      isDefault: isDefaultFacet(search, name),
      options: options.map((option) => ({
        ...option,
        selected: search.facets[name]?.includes(option.value) ?? false,
        href: listHref(path, withFacet(others, name, option.value)),
      })),
      ...(range && {
        range: {
          ...range,
          min: search.bounds?.[`${range.name}_min`],
          max: search.bounds?.[`${range.name}_max`],
          action: path,
          hidden: formPairs(withoutFacet(others, name)),
          clearHref: listHref(path, others),
        },
      }),
    };
  });
