import type { ComponentType } from 'react';

/** A choice of a facet. Its address is the list with this choice made, or unmade where it is made already. */
export interface FacetOption {
  value: string;
  label: string;
  count: number;
  selected: boolean;
  href: string;
  /** The label where there is little room: below a bar. */
  short?: string;
}

/** Numbers that a facet is narrowed by beside its values. */
export interface FacetRange {
  /** Of its parameters: `area` for `area_min` and `area_max`. */
  name: string;
  /** Of the numbers: `m²`. */
  unit: string;
  min: number | undefined;
  max: number | undefined;
  /** The list, to which a form submits the bounds. */
  action: string;
  /** Every other choice, as hidden fields of the form. */
  hidden: readonly (readonly [name: string, value: string])[];
  /** The list without the bounds. */
  clearHref: string;
  /** `RangeFacet` of facet-filter/range-facet; passed in, so that lists without ranges do not load it. */
  Control: ComponentType<{ facet: Facet; range: FacetRange }>;
}

/** Whether it has a bound. */
export const isRanged = ({ min, max }: FacetRange): boolean => min !== undefined || max !== undefined;

export interface Facet {
  name: string;
  label: string;
  options: readonly FacetOption[];
  /** The list without any choice of this facet. */
  clearHref: string;
  /** The list opened with just these choices, so they are none that a visitor made. */
  isDefault?: boolean;
  /** Drawn in place of the chips. */
  range?: FacetRange;
}

/** How many facets stand open on a wide window; the others unfold behind "all filters". */
export const OPEN_FACETS = 3;

/** Estimated widths in pixels at 14 px, since the server measures no text. */
const LINE = 880;
const CHIP = 40;
const EM = 14;
/** Longer labels are shortened: see `label` of facet-filter.css.ts. */
export const LABEL_EM = 13;

/** A full-width character is 1 em wide, others a little more than half. */
const emOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/[\u2e80-\uffef]/.test(character) ? 1 : 0.55), 0);

const widthOf = ({ label, count }: FacetOption): number =>
  CHIP + EM * (Math.min(emOf(label), LABEL_EM) + emOf(String(count)));

/** What fits one line, chosen options first; the rest folds. The order stays. */
export const splitOptions = (options: readonly FacetOption[]) => {
  const shown = new Set(options.filter(({ selected }) => selected));
  let free = LINE - [...shown].reduce((sum, option) => sum + widthOf(option), 0);
  for (const option of options) {
    if (shown.has(option)) continue;
    free -= widthOf(option);
    if (free < 0) break;
    shown.add(option);
  }
  return {
    shown: options.filter((option) => shown.has(option)),
    folded: options.filter((option) => !shown.has(option)),
  };
};

interface AppliedOption {
  facet: string;
  key: string;
  label: string;
  href: string;
}

/**
 * Every choice that a visitor made, in the order of the facets.
 * @param wordsOf a range that has a bound
 */
export const appliedOptions = (
  facets: readonly Facet[],
  wordsOf: (range: FacetRange) => string,
): readonly AppliedOption[] =>
  facets
    .filter(({ isDefault }) => !isDefault)
    .flatMap(({ name, label: facet, options, range }) => [
      ...options
        .filter(({ selected }) => selected)
        .map(({ value, label, href }) => ({ facet, key: `${name}=${value}`, label, href })),
      ...(range && isRanged(range) ? [{ facet, key: range.name, label: wordsOf(range), href: range.clearHref }] : []),
    ]);
