export interface Reading {
  page: number;
  count: number;
  /** Whether the page cannot be scrolled further up, or down. */
  atTop: boolean;
  atEnd: boolean;
}

/** The page that a key turns to: Page Up and Page Down past a page's ends, Ctrl (or ⌘) with Home and End; null for none. */
export const pageByKey = (
  { key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean },
  { page, count, atTop, atEnd }: Reading,
): number | null => {
  const far = ctrlKey || metaKey;
  if (far && key === 'Home' && page > 1) return 1;
  if (far && key === 'End' && page < count) return count;
  if (far) return null;
  if (key === 'PageDown' && atEnd && page < count) return page + 1;
  if (key === 'PageUp' && atTop && page > 1) return page - 1;
  return null;
};
