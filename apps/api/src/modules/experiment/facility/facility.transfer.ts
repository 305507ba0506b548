import { facilityKind } from '@zonekit/api-client/experiment/facility/contract';
import * as z from 'zod/mini';
import { allRows, textOf, transfer, whatHappens, wholeCell } from '../../../frame/transfer.ts';
import { degreeCell } from '../../space/space.transfer.ts';
import { bookableCells, mustFit, positiveCell } from '../transfer-cells.ts';
import { facilityRow, facilityTable } from './facility.repository.ts';
import type { FacilityRow } from './facility.tables.ts';

/** A row as a file holds it: without what follows from other columns. */
const cellsOf = ({ services: _services, voucher: _voucher, ...data }: FacilityRow) => textOf(data);

/** Facilities; `price` is fen per hour. */
export const facilityTransfer = transfer({
  name: 'facilities',
  row: z.object({
    ...bookableCells,
    kind: facilityKind,
    area: positiveCell,
    capacity: positiveCell,
    longitude: degreeCell,
    latitude: degreeCell,
    position: wholeCell,
  }),
  read: (db) => allRows((after, limit) => facilityTable.after(db, after, limit), cellsOf),
  async write(tx, row) {
    const happens = whatHappens(await facilityTable.one(tx, row.id), row);
    if (happens === 'same') return happens;
    await mustFit(tx, row);
    await facilityTable.write(tx, [facilityRow(row)]);
    return happens;
  },
});
