// Rules of Combobox and SearchInput, for lists that look otherwise.
export { filterOptions, type ListOption, type Move, markHits, moveActive } from '../internal/list-core.ts';
