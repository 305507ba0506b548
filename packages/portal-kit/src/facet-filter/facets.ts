/** A choice of a facet. Its address is the list with this choice made, or unmade where it is made already. */
export interface FacetOption {
  value: string;
  label: string;
  count: number;
  selected: boolean;
  href: string;
}

export interface Facet {
  name: string;
  label: string;
  options: readonly FacetOption[];
  /** The list without any choice of this facet. */
  clearHref: string;
}

/** How many options stand in a row before the rest folds; a rest of one or two is not worth a fold. */
const SHOWN = 8;
const WORTH_FOLDING = 3;

/** Selected options always show; the others up to `SHOWN`; the rest folds. */
export const splitOptions = (options: readonly FacetOption[]) => {
  if (options.length < SHOWN + WORTH_FOLDING) return { shown: options, folded: [] };
  const shown = options.filter((option, index) => index < SHOWN || option.selected);
  return { shown, folded: options.filter((option) => !shown.includes(option)) };
};

/** Every choice that is made, in the order of the facets. */
export const appliedOptions = (facets: readonly Facet[]) =>
  facets.flatMap(({ name, label, options }) =>
    options
      .filter(({ selected }) => selected)
      .map((option) => ({ facet: label, key: `${name}=${option.value}`, ...option })),
  );
