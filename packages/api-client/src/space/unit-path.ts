import { HOUSE_TYPES } from './space.lists.ts';

type HouseType = (typeof HOUSE_TYPES)[number];

/** Lists of the portal by kind, and the house types that each shows. */
export const UNIT_KINDS = ['office', 'factory', 'incubatorOffice', 'industry'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

const KINDS: Readonly<Record<HouseType, UnitKind>> = {
  office: 'office',
  factory: 'factory',
  incubator: 'incubatorOffice',
  workstation: 'incubatorOffice',
  park: 'industry',
  land: 'industry',
};

/** The kind that a house type is listed under. */
export const unitKind = (type: HouseType): UnitKind => KINDS[type];

/** The house types of a kind. */
export const houseTypesOf = (kind: UnitKind): HouseType[] => HOUSE_TYPES.filter((type) => KINDS[type] === kind);

/** Path of the list of a kind in the portal. */
export const unitsPath = (kind: UnitKind): string => `/space/${kind}`;

/** Path of a unit's page in the portal. */
export const unitPath = ({ id, house_type }: { id: string; house_type: HouseType }): string =>
  `${unitsPath(unitKind(house_type))}/${encodeURIComponent(id)}`;
