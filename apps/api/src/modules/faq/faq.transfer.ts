import { id, isoDate } from '@zonekit/api-client/contract';
import { faqCategory } from '@zonekit/api-client/faq/contract';
import * as z from 'zod/mini';
import {
  allRows,
  nullableCell,
  orNull,
  textCell,
  textOf,
  transfer,
  whatHappens,
  wholeCell,
} from '../../frame/transfer.ts';
import { faqsAfter, findFaq, writeFaqs } from './faq.repository.ts';

/** All rows as an operator's file. */
export const faqTransfer = transfer({
  name: 'faqs',
  row: z.object({
    id,
    title_zh: textCell(200),
    title_en: nullableCell(200),
    category: faqCategory,
    answer_zh: textCell(4000),
    answer_en: nullableCell(4000),
    office_zh: textCell(100),
    office_en: nullableCell(100),
    source_kind: orNull(z.enum(['policy', 'declaration'])),
    source_id: orNull(id),
    source_clause: orNull(wholeCell),
    updated_on: isoDate,
  }),
  read: (db) => allRows((after, limit) => faqsAfter(db, after, limit), textOf),
  async write(tx, row) {
    if ((row.source_kind === null) !== (row.source_id === null)) {
      throw new Error('source_kind and source_id belong together: give both or neither.');
    }
    const happens = whatHappens(await findFaq(tx, row.id), row);
    if (happens !== 'same') await writeFaqs(tx, [row]);
    return happens;
  },
});
