import { deviceStore, tabStore } from './browser-stores.ts';
import { createSlot, type Slot } from './slot.ts';

const PREFIX = 'zonekit';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Tells this device from others, and nothing of who uses it. */
export const deviceId: Slot<string> = createSlot({
  key: `${PREFIX}.deviceId`,
  version: 1,
  parse: (value) => (typeof value === 'string' && UUID.test(value) ? value : null),
  store: deviceStore,
});

/** The device's id, made where there is none yet. @param random a new UUID */
export const ensureDeviceId = (random: () => string, slot: Slot<string> = deviceId): string => {
  const stored = slot.read();
  if (stored !== null) return stored;
  const made = random();
  slot.write(made);
  return made;
};

/** The title of the chosen nav entry. */
export const activeTitle: Slot<string> = createSlot({
  key: `${PREFIX}.activeTitle`,
  version: 1,
  parse: text,
  store: tabStore,
});

export interface VisitedPage {
  /** Path with its query, on this site. */
  path: string;
  title: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** How many pages are remembered. */
export const MOST_VISITED = 20;
/** For how long, in milliseconds: 31 days. */
export const VISITS_KEPT_MS = 2_678_400_000;

const isPage = (value: unknown): value is VisitedPage =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  // A page of this site: `//host` and `/\host` are addresses of others.
  /^\/(?![/\\])/.test(value.path) &&
  'title' in value &&
  typeof value.title === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

/** The pages that were visited last on this device, the latest first. */
export const visitedPages: Slot<readonly VisitedPage[]> = createSlot<readonly VisitedPage[]>({
  key: `${PREFIX}.visitedPages`,
  version: 1,
  parse: (value) => (Array.isArray(value) ? value.filter(isPage).slice(0, MOST_VISITED) : null),
  store: deviceStore,
});

/** Puts `page` first, once; removes expired pages. */
export const withVisit = (pages: readonly VisitedPage[], page: VisitedPage): readonly VisitedPage[] =>
  [page, ...pages.filter(({ path, at }) => path !== page.path && page.at - at <= VISITS_KEPT_MS)].slice(
    0,
    MOST_VISITED,
  );
