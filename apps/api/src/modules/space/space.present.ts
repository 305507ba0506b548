import type { Locale } from '@zonekit/api-client/contract';
import type { ParkDetail, ParkSummary, UnitDetail, UnitSummary } from '@zonekit/api-client/space/contract';
import { markAll, snippetOf } from '../../frame/list/marks.ts';
import type { Terms } from '../../frame/list/parse-query.ts';
import { textsOf } from '../content/bilingual.ts';
import { rentRules } from './space.labels.ts';
import type { PlacedUnit, Stock } from './space.repository.ts';
import type { BuildingRow, ContractRow, ParkRow } from './space.tables.ts';
import { monthsOf, vacancyOf } from './space.vacancy.ts';

interface View {
  locale: Locale;
  today: string;
  terms: Terms | null;
}

const yuan = (amount: number) => ({ amount, currency: 'CNY' }) as const;

const inLanguage = (lang: Locale, zh: string, en: string | null): string => (lang === 'en' && en) || zh;

/** A row in the requested language. Search terms are marked. */
export const presentUnit = (row: PlacedUnit, { locale, today, terms }: View): UnitSummary => {
  const { title, lang, price_source, park, building, address } = textsOf(row, locale, [
    'title',
    'price_source',
    'park',
    'building',
    'address',
  ]);
  return {
    id: row.id,
    title,
    lang,
    house_type: row.house_type,
    park: { id: row.park_id, name: park },
    building: { id: row.building_id, name: building },
    number: row.number,
    floor: row.floor,
    area: row.area / 100,
    seats: row.seats,
    decoration: row.decoration,
    price: yuan(row.price_amount),
    price_unit: row.price_unit,
    price_source,
    priced_on: row.priced_on,
    rent: yuan(row.rent),
    rent_rule: rentRules[row.price_unit][lang],
    ...vacancyOf(row.last_day, today),
    title_hits: terms && markAll(title, terms),
    snippet: terms && snippetOf(address, terms),
  };
};

/** @param contracts of the unit, from today on */
export const presentUnitDetail = (
  row: PlacedUnit,
  contracts: readonly ContractRow[],
  view: Omit<View, 'terms'>,
): UnitDetail => {
  const shown = presentUnit(row, { ...view, terms: null });
  const { description_zh, description_en, height } = row;
  return {
    ...shown,
    description: description_zh === null ? null : inLanguage(shown.lang, description_zh, description_en),
    height: height === null ? null : height / 100,
    floor_load: row.floor_load,
    power: row.power,
    deposit_months: row.deposit_months,
    term_months: row.term_months,
    address: inLanguage(shown.lang, row.address_zh, row.address_en),
    months: monthsOf(contracts, view.today),
  };
};

const NOTHING: Stock = { units: 0, vacant: 0, area: 0, vacant_area: 0, rent_from: null };

const presentStock = ({ units, vacant, area, vacant_area }: Stock) => ({
  units,
  vacant,
  area: area / 100,
  vacant_area: vacant_area / 100,
});

export const presentPark = (
  row: ParkRow,
  { stock = NOTHING, buildings }: { stock: Stock | undefined; buildings: number },
  { locale, terms }: Omit<View, 'today'>,
): ParkSummary => {
  const { name, lang, address, introduction } = textsOf(row, locale, ['name', 'address', 'introduction']);
  return {
    id: row.id,
    name,
    lang,
    address,
    house_types: row.house_types,
    opened_on: row.opened_on,
    longitude: row.longitude,
    latitude: row.latitude,
    buildings,
    ...presentStock(stock),
    rent_from: stock.rent_from === null ? null : yuan(stock.rent_from),
    title_hits: terms && markAll(name, terms),
    snippet: terms && snippetOf(introduction, terms),
  };
};

/** Of all floors together. */
const sumOf = (floors: readonly Stock[]): Stock => {
  const sum = (pick: (floor: Stock) => number) => floors.reduce((total, floor) => total + pick(floor), 0);
  const rents = floors.flatMap(({ rent_from }) => (rent_from === null ? [] : [rent_from]));
  return {
    units: sum(({ units }) => units),
    vacant: sum(({ vacant }) => vacant),
    area: sum(({ area }) => area),
    vacant_area: sum(({ vacant_area }) => vacant_area),
    rent_from: rents.length > 0 ? Math.min(...rents) : null,
  };
};

/** @param floors of the park, by building and from the ground up */
export const presentParkDetail = (
  row: ParkRow,
  buildings: readonly BuildingRow[],
  floors: readonly (Stock & { building_id: string; floor: number })[],
  locale: Locale,
): ParkDetail => {
  const stock = sumOf(floors);
  const shown = presentPark(row, { stock, buildings: buildings.length }, { locale, terms: null });
  const { lang } = shown;
  const { introduction, operator } = textsOf(row, lang, ['name', 'introduction', 'operator']);
  const words = ({ zh, en }: { zh: string; en: string }) => inLanguage(lang, zh, en);
  return {
    ...shown,
    introduction,
    operator,
    phone: row.phone,
    facilities: row.facilities.map(words),
    transport: row.transport.map(({ minutes, ...name }) => ({ name: words(name), minutes })),
    building_list: buildings.map(({ id, name_zh, name_en, floors: height, completed_year }) => {
      const own = floors.filter(({ building_id }) => building_id === id);
      return {
        id,
        name: inLanguage(lang, name_zh, name_en),
        floors: height,
        completed_year,
        ...presentStock(sumOf(own)),
        stack: own.map(({ floor, units, vacant }) => ({ floor, units, vacant })),
      };
    }),
  };
};
