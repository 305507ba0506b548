/** Columns that stay while the table scrolls sideways. */
const PINNED = 'thead :is([data-choice], [data-expander], [data-primary])';

/**
 * Tells the styles the sizes of what stays, below which no focused element may lie. Returns whether there is something to
 * scroll.
 */
export const measureScroller = (box: HTMLElement): boolean => {
  const pinned = [...box.querySelectorAll<HTMLElement>(PINNED)].reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
  const head = box.querySelector<HTMLElement>('[data-sticky] > thead')?.offsetHeight ?? 0;
  box.style.setProperty('--table-pinned', `${pinned}px`);
  box.style.setProperty('--table-head', `${head}px`);
  return box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
};
