/** Parts of `followHead` for an idle browser, in one chunk. */
export { keepFocus } from './keep-focus.ts';
export { rememberVisit } from './visits.ts';
