export { type ChoiceFacet, facetsOf } from './list-facets.ts';
export {
  hiddenPairs,
  listHref,
  pageCount,
  withFacet,
  withoutChoices,
  withoutFacet,
  withoutFacets,
  withoutRange,
  withPage,
  withSize,
  withSort,
  withView,
} from './list-moves.ts';
export { DEFAULT_SIZE, type ListSearch, type ListShape, PAGE_SIZES, readListSearch } from './list-search.ts';
