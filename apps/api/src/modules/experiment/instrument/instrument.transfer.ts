import { id, isoDate } from '@zonekit/api-client/contract';
import { instrumentCategory, labQualification, waitingTime } from '@zonekit/api-client/experiment/resource/contract';
import * as z from 'zod/mini';
import {
  allRows,
  listCell,
  orNull,
  textCell,
  textOf,
  transfer,
  whatHappens,
  wholeCell,
} from '../../../frame/transfer.ts';
import { facilityTable } from '../facility/facility.repository.ts';
import { laboratoryTable } from '../laboratory/laboratory.repository.ts';
import { bookableCells, mustFit, percentCell } from '../transfer-cells.ts';
import { instrumentRow, instrumentTable } from './instrument.repository.ts';
import type { InstrumentRow } from './instrument.tables.ts';

/** A row as a file holds it: without what follows from other columns. */
const cellsOf = ({ services: _services, voucher: _voucher, ...data }: InstrumentRow) => textOf(data);

/** Instruments; `price` is fen per hour, `purchase_value` fen. */
export const instrumentTransfer = transfer({
  name: 'instruments',
  row: z.object({
    ...bookableCells,
    model: textCell(100),
    category: instrumentCategory,
    qualifications: listCell(labQualification),
    waiting: waitingTime,
    usage_rate: percentCell,
    uses: wholeCell,
    purchased_on: isoDate,
    purchase_value: wholeCell,
    calibrated_until: orNull(isoDate),
    region_id: orNull(id),
    laboratory_id: orNull(id),
  }),
  read: (db) => allRows((after, limit) => instrumentTable.after(db, after, limit), cellsOf),
  async write(tx, row) {
    const happens = whatHappens(await instrumentTable.one(tx, row.id), row);
    if (happens === 'same') return happens;
    await mustFit(tx, row);
    if (row.region_id !== null && !(await facilityTable.one(tx, row.region_id)))
      throw new Error(`region_id: there is no facility ${row.region_id}`);
    if (row.laboratory_id !== null && !(await laboratoryTable.one(tx, row.laboratory_id)))
      throw new Error(`laboratory_id: there is no laboratory ${row.laboratory_id}`);
    await instrumentTable.write(tx, [instrumentRow(row)]);
    return happens;
  },
});
