import { searchedTable } from '../../content/searched-table.ts';
import { bookableColumns, derivedOf } from '../bookable.tables.ts';
import { serviceModes, technologyFields } from '../experiment.labels.ts';
import { allWords } from '../experiment.words.ts';
import { facilityKinds, facilityList } from './facility.lists.ts';
import type { FacilityData, FacilityRow } from './facility.tables.ts';

export const facilityTable = searchedTable<FacilityRow>({
  list: facilityList,
  columns: {
    ...bookableColumns,
    kind: 'text',
    area: 'integer',
    capacity: 'integer',
    longitude: 'double precision',
    latitude: 'double precision',
    position: 'bigint',
  },
  texts: (row) => [
    row.address_zh,
    row.address_en,
    row.introduction_zh,
    row.introduction_en,
    ...Object.values(facilityKinds[row.kind]),
    ...Object.values(technologyFields[row.field]),
    ...row.services.flatMap((mode) => Object.values(serviceModes[mode])),
    ...allWords(row.figures.flatMap(({ label, value, unit }) => [label, value, unit])),
    ...allWords(row.options.map(({ name }) => name)),
  ],
});

/** The row with what follows from its ways of use and its voucher. */
export const facilityRow = (data: FacilityData): FacilityRow => ({ ...data, ...derivedOf(data) });
