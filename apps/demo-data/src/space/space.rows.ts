import type { HouseType } from '@zonekit/api-client/space/contract';
import { addDays } from '../../../api/src/frame/day.ts';
import type { BuildingRow, ContractRow, ParkRow } from '../../../api/src/modules/space/space.tables.ts';
import type { UnitData } from '../../../api/src/modules/space/space.write.ts';
import { type Random, randomOf } from '../policy/random.ts';
import { middleIn } from '../zone-place.ts';
import type { ZoneWords } from '../zone-words.ts';
import { type ParkPlan, parkPlans } from './parks.ts';
import { type UnitPlan, unitPlans } from './unit-plans.ts';

const PARKS = parkPlans.length;
const BUILDINGS = 5 * PARKS;
/** Units beyond which there are more parks and more buildings. */
const PER_PARK = 5_000;
const PER_BUILDING = 250;

const bothWords = ([zh, en]: readonly [string, string, ...unknown[]]) => ({ zh, en });

const parkRow = (plan: ParkPlan, index: number, middle: readonly [number, number]): ParkRow => {
  const round = Math.floor(index / PARKS);
  const [name_zh, name_en] = plan.name;
  return {
    id: `park-${index + 1}`,
    name_zh: round === 0 ? name_zh : `${name_zh}${round + 1}区`,
    name_en: round === 0 ? name_en : `${name_en}, Area ${round + 1}`,
    address_zh: plan.address[0],
    address_en: plan.address[1],
    introduction_zh: plan.introduction[0],
    introduction_en: plan.introduction[1],
    operator_zh: `${name_zh}运营管理有限公司`,
    operator_en: `${name_en} Operations Co., Ltd.`,
    phone: `0633-20261${String(index % 100).padStart(2, '0')}`,
    house_types: [...new Set(plan.types)],
    facilities: plan.facilities.map(bothWords),
    transport: plan.transport.map(([zh, en, minutes]) => ({ zh, en, minutes })),
    longitude: Math.round((middle[0] + plan.at[0] + round * 0.03) * 1e6) / 1e6,
    latitude: Math.round((middle[1] + plan.at[1] + round * 0.02) * 1e6) / 1e6,
    opened_on: `${plan.opened}-0${1 + (index % 9)}-18`,
    position: index + 1,
    viewing_capacity: 2 + (index % 2),
    renewal_12: 104,
    renewal_24: 100,
    renewal_36: 98,
  };
};

/** A building with what its units are. */
interface PlannedBuilding {
  row: BuildingRow;
  type: HouseType;
  park: ParkRow;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `A座`, `3号厂房`; in English `Building A`, `Factory 3`. */
const buildingName = (type: HouseType, number: number): [string, string] => {
  const [zh, en] = unitPlans[type].buildings;
  const letter = LETTERS[number - 1];
  if (type === 'office' && letter) return [`${letter}${zh}`, `${en} ${letter}`];
  return zh.startsWith('号') || type === 'office'
    ? [`${number}${zh}`, `${en} ${number}`]
    : [`${zh}${number}`, `${en} ${number}`];
};

const buildingOf = (index: number, parks: readonly ParkRow[]): PlannedBuilding[] => {
  const park = parks[index % parks.length];
  const plan = parkPlans[(index % parks.length) % PARKS];
  if (!park || !plan) return [];
  const random = randomOf(7_000 + index);
  const number = Math.floor(index / parks.length) + 1;
  const type = plan.types[(number - 1) % plan.types.length] ?? plan.types[0];
  const [name_zh, name_en] = buildingName(type, number);
  const floors = random.int(...unitPlans[type].floors);
  const completed_year = plan.opened - random.int(0, 2);
  return [
    { row: { id: `building-${index + 1}`, park_id: park.id, name_zh, name_en, floors, completed_year }, type, park },
  ];
};

/** A number that grows with the floor: `1802` is the second unit of the 18th floor. */
const placeOf = (index: number, count: number, floors: number): { floor: number; number: string } => {
  const perFloor = Math.ceil(count / floors);
  // Fewer units than floors spread over the whole height.
  const floor = count < floors ? 1 + Math.floor((index * floors) / count) : 1 + Math.floor(index / perFloor);
  return { floor, number: `${floor}${String((index % perFloor) + 1).padStart(2, '0')}` };
};

const within = (random: Random, range: readonly [number, number] | null): number | null =>
  range && random.int(...range);

const priceOf = (random: Random, { prices }: UnitPlan, area: number) => {
  const [first] = prices;
  const plan = random.next() < 0.6 ? first : random.pick(prices);
  const steps = Math.floor((plan.amount[1] - plan.amount[0]) / plan.step);
  const amount = plan.amount[0] + random.int(0, steps) * plan.step;
  // A room is priced in whole hundreds of yuan.
  const price_amount = plan.unit === 'room_month' ? Math.round((amount * area) / 10_000) * 10_000 : amount;
  return { price_amount, price_unit: plan.unit };
};

const unitOf = (
  index: number,
  place: number,
  count: number,
  { row, type, park }: PlannedBuilding,
  year: string,
): UnitData => {
  const random = randomOf(100_000 + index);
  const plan = unitPlans[type];
  const seats = within(random, plan.seats);
  // Small units are frequent.
  const share = random.next() ** 2;
  const each = plan.area[0] + share * (plan.area[1] - plan.area[0]);
  const area = seats === null ? Math.round(each) : (Math.round(each * 2) / 2) * seats;
  const description = random.next() < 0.85 ? random.pick(plan.descriptions) : null;
  return {
    id: `unit-${index + 1}`,
    building_id: row.id,
    house_type: type,
    ...placeOf(place, count, row.floors),
    area: Math.round(area * 100),
    seats,
    decoration: random.pick(plan.decorations),
    ...priceOf(random, plan, area),
    price_source_zh: `${park.name_zh}${year}年租金公示`,
    price_source_en: park.name_en && `Rents of ${park.name_en}, ${year}`,
    priced_on: `${year}-01-01`,
    height: within(random, plan.height),
    floor_load: within(random, plan.load),
    power: within(random, plan.power),
    deposit_months: plan.deposit,
    term_months: plan.term,
    description_zh: description?.[0] ?? null,
    description_en: description?.[1] ?? null,
  };
};

/** Contracts of a unit: seven in ten run today, some of them to be followed; others ended or were terminated. */
const contractsOf = (index: number, today: string): ContractRow[] => {
  const random = randomOf(900_000 + index);
  const id = (number: number) => `space-contract-${index + 1}-${number}`;
  const unit_id = `unit-${index + 1}`;
  const begun = addDays(today, -random.int(30, 700));
  const before: ContractRow = {
    id: id(1),
    unit_id,
    starts_on: addDays(begun, -random.int(365, 1_095)),
    ends_on: addDays(begun, -random.int(1, 29)),
    state: random.next() < 0.2 ? 'terminated' : 'active',
  };
  const earlier = random.next() < 0.4 ? [before] : [];
  if (random.next() >= 0.7) {
    const dropped: ContractRow = {
      ...before,
      id: id(2),
      starts_on: begun,
      ends_on: addDays(begun, 1_095),
      state: 'terminated',
    };
    return random.next() < 0.2 ? [...earlier, dropped] : earlier;
  }
  const soon = random.next() < 0.2;
  const ends_on = addDays(today, soon ? random.int(0, 85) : random.int(120, 900));
  const next = random.next();
  const running: ContractRow = {
    id: id(2),
    unit_id,
    starts_on: begun,
    ends_on,
    state: next < 0.1 ? 'renewed' : 'active',
  };
  const following = { id: id(3), unit_id, starts_on: addDays(ends_on, 1), ends_on: addDays(ends_on, 365) } as const;
  return [...earlier, running, ...(next < 0.1 ? [{ ...following, state: 'pending_signature' } as const] : [])];
};

/** Parks, buildings, units and contracts of a demo, the same for each number of units and each day. */
export const spaceRows = (total: number, today: string, inZone: ZoneWords = (value) => value) => {
  const plans = inZone(parkPlans);
  const middle = middleIn(inZone);
  const parkCount = Math.max(PARKS, Math.ceil(total / PER_PARK));
  const parks = Array.from({ length: parkCount }, (_, index) => plans[index % PARKS])
    .flatMap((plan) => plan ?? [])
    .map((plan, index) => parkRow(plan, index, middle));
  const buildings = Array.from(
    { length: Math.max(BUILDINGS, Math.ceil(total / PER_BUILDING)) },
    (_, index) => index,
  ).flatMap((index) => buildingOf(index, parks));
  const year = today.slice(0, 4);
  return {
    parks,
    buildings: buildings.map(({ row }) => row),
    /** Units `from` to `to`, without the last. */
    units: (from: number, to: number): UnitData[] =>
      Array.from({ length: to - from }, (_, offset) => from + offset).flatMap((index) => {
        const building = buildings[index % buildings.length];
        const count = Math.ceil((total - (index % buildings.length)) / buildings.length);
        return building ? [unitOf(index, Math.floor(index / buildings.length), count, building, year)] : [];
      }),
    contracts: (from: number, to: number): ContractRow[] =>
      Array.from({ length: to - from }, (_, offset) => from + offset).flatMap((index) => contractsOf(index, today)),
  };
};
