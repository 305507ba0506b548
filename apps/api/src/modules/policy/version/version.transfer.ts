import { id, isoDate } from '@zonekit/api-client/contract';
import * as z from 'zod/mini';
import { allRows, nullableCell, textCell, textOf, transfer, writeById } from '../../../frame/transfer.ts';
import { cleaned, htmlCell, nullableHtmlCell } from '../transfer/document.ts';

/** Texts of documents that were replaced. Bodies are HTML, cleaned before they are stored. */
export const versionTransfer = transfer({
  name: 'policy-versions',
  row: z.object({
    id,
    policy_id: id,
    number: textCell(200),
    number_latin: textCell(200),
    title_zh: textCell(500),
    title_en: nullableCell(500),
    published_on: isoDate,
    effective_on: isoDate,
    ended_on: isoDate,
    html_zh: htmlCell,
    html_en: nullableHtmlCell,
  }),
  read: (db) =>
    allRows(
      (after, limit) =>
        db.selectFrom('policy_versions').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute(),
      textOf,
    ),
  async write(tx, row) {
    const policy = await tx.selectFrom('policies').select('id').where('id', '=', row.policy_id).executeTakeFirst();
    if (!policy) throw new Error(`there is no policy ${row.policy_id}`);
    if (row.effective_on > row.ended_on) throw new Error('it ends before it takes effect');
    const clean = { ...row, html_zh: (await cleaned(row.html_zh)) ?? '', html_en: await cleaned(row.html_en) };
    return writeById(tx, 'policy_versions', clean);
  },
});
