/** How many things are compared at most: the berths of the tray. */
export const TRAY_SIZE = 4;

/** A thing in the tray, with the words that it is named by there. */
export interface TrayItem {
  id: string;
  title: string;
}

/** In, out where it is in already, and unchanged (the same array) where the tray is full. */
export const toggleItem = (items: readonly TrayItem[], one: TrayItem): readonly TrayItem[] => {
  if (items.some(({ id }) => id === one.id)) return items.filter(({ id }) => id !== one.id);
  return items.length >= TRAY_SIZE ? items : [...items, one];
};

/** Each kind of thing has its own tray: an office is not compared with a loan. */
export const trayKey = (kind: string): string => `zonekit.comparison.${kind}`;

const isItem = (value: unknown): value is TrayItem =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  value.id !== '' &&
  'title' in value &&
  typeof value.title === 'string';

/** What a device has kept, which anybody may have written: items alone, never more than it holds, none twice. */
export const parseTray = (value: unknown): readonly TrayItem[] | null => {
  if (!Array.isArray(value)) return null;
  return [...new Map(value.filter(isItem).map(({ id, title }) => [id, { id, title }])).values()].slice(0, TRAY_SIZE);
};
