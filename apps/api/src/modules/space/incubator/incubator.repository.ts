import type { Selectable } from 'kysely';
import type { List } from '../../../frame/list/list.ts';
import { innovationFields } from '../../content/content.labels.ts';
import { searchedTable } from '../../content/searched-table.ts';
import { carrierKinds, incubatorKinds, incubatorLevels } from './incubator.labels.ts';
import { carrierList, incubatorList } from './incubator.lists.ts';
import type { HostTable, IncubatorTables } from './incubator.tables.ts';

type Derived = 'vacant_seats' | 'seat_state';
export type IncubatorRow = Selectable<IncubatorTables['space_incubators']>;
export type CarrierRow = Selectable<IncubatorTables['space_carriers']>;
/** Columns that an operator states; the others follow from the groups of seats. */
export type HostData<Row extends HostTable> = Omit<Row, Derived>;

const columns: Readonly<Record<keyof HostTable, string>> = {
  id: 'text',
  kind: 'text',
  level: 'text',
  fields: 'text[]',
  name_zh: 'text',
  name_en: 'text',
  offer_zh: 'text',
  offer_en: 'text',
  introduction_zh: 'text',
  introduction_en: 'text',
  operator_zh: 'text',
  operator_en: 'text',
  address_zh: 'text',
  address_en: 'text',
  phone: 'text',
  longitude: 'double precision',
  latitude: 'double precision',
  park_id: 'text',
  cover: 'text',
  term_months: 'integer',
  mentors: 'integer',
  graduates: 'integer',
  seat_groups: 'jsonb',
  services: 'jsonb',
  companies: 'jsonb',
  steps: 'jsonb',
  recognised_on: 'date',
  position: 'bigint',
  vacant_seats: 'bigint',
  seat_state: 'text',
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Seats of a row, and how many of them are vacant. */
export const seatsOf = ({ seat_groups }: Pick<HostTable, 'seat_groups'>) => ({
  seats: sum(seat_groups.map(({ seats }) => seats)),
  vacant_seats: sum(seat_groups.map(({ vacant }) => vacant)),
});

/** The row with what follows from its groups of seats. */
export const withSeats = <Row extends HostTable>(data: HostData<Row>): Row => {
  const { vacant_seats } = seatsOf(data as Pick<HostTable, 'seat_groups'>);
  return { ...data, vacant_seats, seat_state: vacant_seats > 0 ? 'vacant' : 'full' } as unknown as Row;
};

const hostTable = <Row extends HostTable>(
  list: List,
  kinds: Readonly<Record<string, Readonly<Record<string, string>>>>,
) =>
  searchedTable<Row>({
    list,
    columns: columns as Readonly<Record<keyof Row & string, string>>,
    texts: (row) => [
      row.offer_zh,
      row.offer_en,
      row.introduction_zh,
      row.introduction_en,
      row.operator_zh,
      row.operator_en,
      row.address_zh,
      row.address_en,
      ...Object.values(kinds[row.kind] ?? {}),
      ...Object.values(incubatorLevels[row.level]),
      ...row.fields.flatMap((field) => Object.values(innovationFields[field])),
      ...[...row.services, ...row.companies].flatMap(({ name_zh, name_en }) => [name_zh, name_en]),
    ],
  });

export const incubatorTable = hostTable<IncubatorRow>(incubatorList, incubatorKinds);
export const carrierTable = hostTable<CarrierRow>(carrierList, carrierKinds);
