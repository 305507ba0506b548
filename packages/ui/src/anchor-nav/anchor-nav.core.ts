/** Where a section lies in the window, in px from its top edge. */
export interface Span {
  id: string;
  top: number;
  bottom: number;
}

/**
 * The section that one reads: the last that begins at or above the reading line; before the first begins, none.
 * At the end of the page it is the last section in the window, since one that is short never reaches the line.
 *
 * @param spans sections in the page's order
 * @param line px from the window's top edge at which one reads, below a sticky header
 * @param atEnd whether the page cannot scroll further; then `height` is the window's
 */
export const currentSection = (spans: readonly Span[], line: number, atEnd: boolean, height: number): string | null => {
  if (atEnd) {
    const visible = spans.filter(({ top, bottom }) => top < height && bottom > 0).at(-1);
    if (visible) return visible.id;
  }
  return spans.filter(({ top }) => top <= line).at(-1)?.id ?? null;
};
