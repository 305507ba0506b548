import { institutionLevel } from '@zonekit/api-client/content/contract';
import { id, isoDate } from '@zonekit/api-client/contract';
import { laboratoryType, labQualification, technologyField } from '@zonekit/api-client/experiment/resource/contract';
import * as z from 'zod/mini';
import {
  allRows,
  jsonCell,
  listCell,
  nullableCell,
  orNull,
  textCell,
  textOf,
  transfer,
  whatHappens,
  wholeCell,
} from '../../../frame/transfer.ts';
import { bothWords, positiveCell, wordsCell } from '../transfer-cells.ts';
import { laboratoryRow, laboratoryTable } from './laboratory.repository.ts';
import type { LaboratoryRow } from './laboratory.tables.ts';

const cellsOf = ({ topics_until: _until, ...data }: LaboratoryRow) => textOf(data);

/** Laboratories; `directions`, `members` and `topics` are JSON, a topic's `funding` is in fen. */
export const laboratoryTransfer = transfer({
  name: 'laboratories',
  row: z.object({
    id,
    name_zh: textCell(100),
    name_en: nullableCell(200),
    type: laboratoryType,
    level: institutionLevel,
    field: technologyField,
    qualifications: listCell(labQualification),
    host_zh: textCell(100),
    host_en: nullableCell(200),
    focus_zh: textCell(200),
    focus_en: nullableCell(400),
    introduction_zh: textCell(5_000),
    introduction_en: nullableCell(10_000),
    address_zh: textCell(200),
    address_en: nullableCell(300),
    director_zh: textCell(50),
    director_en: nullableCell(100),
    phone: textCell(30),
    team: positiveCell,
    directions: wordsCell,
    members: jsonCell(z.array(z.object({ name: bothWords, role: bothWords, focus: bothWords }))),
    topics: jsonCell(
      z.array(
        z.object({
          title: bothWords,
          funding: z.nullable(z.number().check(z.int(), z.gte(0))),
          closes_on: isoDate,
          note: bothWords,
        }),
      ),
    ),
    founded_on: isoDate,
    cover: orNull(id),
    position: wholeCell,
  }),
  read: (db) => allRows((after, limit) => laboratoryTable.after(db, after, limit), cellsOf),
  async write(tx, row) {
    const happens = whatHappens(await laboratoryTable.one(tx, row.id), row);
    if (happens !== 'same') await laboratoryTable.write(tx, [laboratoryRow(row)]);
    return happens;
  },
});
