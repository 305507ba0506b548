/** Item of the region picker. Without `hasChildren` an empty list of children decides. */
export interface RegionItem extends RegionChoice {
  hasChildren?: boolean;
}

/** Province, city and county as the profile carries them. */
export interface AddressArea {
  province_id: string;
  province_name: string;
  city_id: string;
  city_name: string;
  county_id: string;
  county_name: string;
}

/** The three levels of a region. */
export const REGION_LEVELS = ['province', 'city', 'county'] as const;
export type RegionLevel = (typeof REGION_LEVELS)[number];

/** Parent of the provinces. */
export const TOP_PARENT_ID = '-1';

export interface RegionChoice {
  id: string;
  name: string;
}

/**
 * What is chosen, from the province down.
 * `ended` says that the last choice has nothing below it: a city without counties (Dongguan) completes at the city.
 */
export interface RegionSelection {
  readonly chosen: readonly RegionChoice[];
  readonly ended: boolean;
}

export type RegionEvent =
  /** Somebody picked an item, or the empty option. */
  | { type: 'choose'; level: RegionLevel; item: RegionItem | null }
  /** A whole way was picked, from the province down; it may end above the counties. */
  | { type: 'path'; path: readonly RegionItem[] }
  /** The children of `parentId` arrived. */
  | { type: 'loaded'; parentId: string; items: readonly RegionItem[] };

export const NO_REGION: RegionSelection = { chosen: [], ended: false };

const LAST_DEPTH = REGION_LEVELS.length - 1;
const depthOf = (level: RegionLevel): number => REGION_LEVELS.indexOf(level);

/** The choice on a level, or undefined. */
export const choiceAt = (selection: RegionSelection, level: RegionLevel): RegionChoice | undefined =>
  selection.chosen[depthOf(level)];

/** Whose children a level lists; undefined while the level above is open, or ends the choice. */
export const parentIdOf = (selection: RegionSelection, level: RegionLevel): string | undefined => {
  const depth = depthOf(level);
  if (depth === 0) return TOP_PARENT_ID;
  if (selection.ended && selection.chosen.length === depth) return undefined;
  return selection.chosen[depth - 1]?.id;
};

/** Whether all three levels are chosen, or the last chosen one has no children. */
export const isRegionComplete = (selection: RegionSelection): boolean =>
  selection.chosen.length === REGION_LEVELS.length || (selection.ended && selection.chosen.length > 0);

/** The level that waits for a choice; undefined once complete. */
export const openLevel = (selection: RegionSelection): RegionLevel | undefined =>
  isRegionComplete(selection) ? undefined : REGION_LEVELS[selection.chosen.length];

const choose = (selection: RegionSelection, depth: number, item: RegionItem | null): RegionSelection => {
  if (depth > selection.chosen.length) return selection;
  if (item !== null && item.id === selection.chosen[depth]?.id) return selection;
  const upper = selection.chosen.slice(0, depth);
  if (item === null) return { chosen: upper, ended: false };
  const ended = depth < LAST_DEPTH && item.hasChildren === false;
  return { chosen: [...upper, { id: item.id, name: item.name }], ended };
};

/** The list below `parentId` may end the choice, name what came by its code alone, or leave nothing to choose. */
const learn = (selection: RegionSelection, parentId: string, items: readonly RegionItem[]): RegionSelection => {
  const depth = parentId === TOP_PARENT_ID ? 0 : selection.chosen.findIndex(({ id }) => id === parentId) + 1;
  if (depth === 0 && parentId !== TOP_PARENT_ID) return selection;
  const current = selection.chosen[depth];
  if (current === undefined) {
    if (depth === 0) return selection;
    if (items.length === 0) return { ...selection, ended: true };
    const [only] = items;
    // A municipality has one city only, itself: it is selected automatically. A county never is.
    if (items.length === 1 && only !== undefined && depth === 1) return choose(selection, depth, only);
    return selection;
  }
  const item = items.find(({ id }) => id === current.id);
  if (item === undefined) return selection;
  const named = current.name === '' ? { id: current.id, name: item.name } : current;
  const ended = depth < LAST_DEPTH && depth === selection.chosen.length - 1 && item.hasChildren === false;
  if (named === current && (!ended || selection.ended)) return selection;
  return {
    chosen: selection.chosen.map((choice, index) => (index === depth ? named : choice)),
    ended: selection.ended || ended,
  };
};

/** Longer ways than there are levels are cut: what lies below a county is chosen nowhere. */
const follow = (selection: RegionSelection, path: readonly RegionItem[]): RegionSelection => {
  const way = path.slice(0, REGION_LEVELS.length);
  const next = way.reduce((before, item, depth) => choose(before, depth, item), NO_REGION);
  const same = next.ended === selection.ended && next.chosen.length === selection.chosen.length;
  return same && next.chosen.every(({ id }, depth) => id === selection.chosen[depth]?.id) ? selection : next;
};

/** A choice in words, `江苏省 南京市 鼓楼区`: a municipality once, though it is province and city. */
export const regionWords = (path: readonly string[]): string =>
  path.filter((name, i) => name !== '' && name !== path[i - 1]).join(' ');

/** Changing a parent clears what lies below it; choosing the same again changes nothing. */
export const regionSelection = (selection: RegionSelection, event: RegionEvent): RegionSelection => {
  switch (event.type) {
    case 'choose':
      return choose(selection, depthOf(event.level), event.item);
    case 'path':
      return follow(selection, event.path);
    case 'loaded':
      return learn(selection, event.parentId, event.items);
  }
};

/**
 * The six fields of the profile, or null while the choice is not complete.
 * Where there are no counties the county repeats the city (and the city the province): every field is filled, so that
 * a service which refuses an empty county takes it, and reading it back still finds where the choice ended.
 */
export const toAddressArea = (selection: RegionSelection): AddressArea | null => {
  const [province, city = province, county = city] = selection.chosen;
  if (!isRegionComplete(selection) || !province || !city || !county) return null;
  return {
    province_id: province.id,
    province_name: province.name,
    city_id: city.id,
    city_name: city.name,
    county_id: county.id,
    county_name: county.name,
  };
};

/** The reverse of {@link toAddressArea}. Empty codes, as old profiles have them, end the choice where they begin. */
export const fromAddressArea = (area: AddressArea | null | undefined): RegionSelection => {
  if (!area?.province_id) return NO_REGION;
  const chosen = [{ id: area.province_id, name: area.province_name }];
  if (area.city_id && area.city_id !== area.province_id) chosen.push({ id: area.city_id, name: area.city_name });
  const last = chosen.at(-1);
  if (chosen.length === 2 && area.county_id && area.county_id !== area.city_id)
    chosen.push({ id: area.county_id, name: area.county_name });
  const repeats = area.county_id !== '' && area.county_id === last?.id;
  return { chosen, ended: chosen.length < REGION_LEVELS.length && repeats };
};
