import { id, isoDate } from '@zonekit/api-client/contract';
import { projectType, researchPhase, technologyField } from '@zonekit/api-client/experiment/resource/contract';
import * as z from 'zod/mini';
import { allRows, jsonCell, nullableCell, textCell, textOf, transfer, whatHappens } from '../../../frame/transfer.ts';
import { bothWords, positiveCell, wordsCell } from '../transfer-cells.ts';
import { projectTable } from './project.repository.ts';

/** Technology projects; `budget` is in fen. */
export const projectTransfer = transfer({
  name: 'projects',
  row: z.object({
    id,
    title_zh: textCell(200),
    title_en: nullableCell(400),
    type: projectType,
    field: technologyField,
    phase: researchPhase,
    undertaker_zh: textCell(100),
    undertaker_en: nullableCell(200),
    remark_zh: textCell(500),
    remark_en: nullableCell(1_000),
    introduction_zh: textCell(5_000),
    introduction_en: nullableCell(10_000),
    budget: positiveCell,
    starts_on: isoDate,
    ends_on: isoDate,
    partners: wordsCell,
    goals: wordsCell,
    milestones: jsonCell(z.array(z.object({ on: isoDate, title: bothWords }))),
    contact_zh: textCell(50),
    contact_en: nullableCell(100),
    contact_phone: textCell(30),
  }),
  read: (db) => allRows((after, limit) => projectTable.after(db, after, limit), textOf),
  async write(tx, row) {
    if (row.ends_on < row.starts_on) throw new Error('ends_on: a project does not end before it begins');
    const happens = whatHappens(await projectTable.one(tx, row.id), row);
    if (happens !== 'same') await projectTable.write(tx, [row]);
    return happens;
  },
});
