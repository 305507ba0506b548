import { id } from '@zonekit/api-client/contract';
import * as z from 'zod/mini';
import { flagCell, listCell, textCell, textOf, transfer, writeById } from '../../frame/transfer.ts';

/**
 * Groups of terms that stand for each other in searches; a group of one term stands for nothing. `ignored` marks the words
 * that a search leaves out. Searches know a change within a minute.
 */
export const synonymTransfer = transfer({
  name: 'search-synonyms',
  row: z.object({ id, terms: listCell(textCell(60)), ignored: flagCell }),
  async *read(db) {
    for (const row of await db.selectFrom('search_synonyms').selectAll().orderBy('id').execute()) yield textOf(row);
  },
  write: (tx, row) => writeById(tx, 'search_synonyms', row),
});
