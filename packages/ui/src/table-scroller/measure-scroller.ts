/** Columns that stay while the table scrolls sideways. */
const PINNED = 'thead :is([data-choice], [data-expander], [data-primary])';

/**
 * Sets the sizes of sticky header and columns as CSS variables, so that none of them covers a focused element. Returns
 * whether the box can be scrolled.
 */
export const measureScroller = (box: HTMLElement): boolean => {
  const pinned = [...box.querySelectorAll<HTMLElement>(PINNED)].reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
  const head = box.querySelector<HTMLElement>('[data-sticky] > thead')?.offsetHeight ?? 0;
  box.style.setProperty('--table-pinned', `${pinned}px`);
  box.style.setProperty('--table-head', `${head}px`);
  return box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
};
