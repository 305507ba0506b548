/** Maximum number of compared items: the places of the tray. */
export const TRAY_SIZE = 4;

/** An item of the tray with its displayed title. */
export interface TrayItem {
  id: string;
  title: string;
}

/** Adds the item; removes it if it is there already. Returns the same array if the tray is full. */
export const toggleItem = (items: readonly TrayItem[], item: TrayItem): readonly TrayItem[] => {
  if (items.some(({ id }) => id === item.id)) return items.filter(({ id }) => id !== item.id);
  return items.length >= TRAY_SIZE ? items : [...items, item];
};

/** Storage key of a kind. Each kind has its own tray: an office is not compared with a loan. */
export const trayKey = (kind: string): string => `zonekit.comparison.${kind}`;

const isItem = (value: unknown): value is TrayItem =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  value.id !== '' &&
  'title' in value &&
  typeof value.title === 'string';

/** Parses what the device has stored, which is untrusted: valid items only, at most `TRAY_SIZE`, no id twice. */
export const parseTray = (value: unknown): readonly TrayItem[] | null => {
  if (!Array.isArray(value)) return null;
  return [...new Map(value.filter(isItem).map(({ id, title }) => [id, { id, title }])).values()].slice(0, TRAY_SIZE);
};
