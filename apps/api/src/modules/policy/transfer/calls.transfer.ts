import { id, isoDate, isoTime } from '@zonekit/api-client/contract';
import { criterion } from '@zonekit/api-client/policy/contract';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../../frame/context.ts';
import { plainText } from '../../../frame/list/plain-text.ts';
import { searchableOf, writeSearched } from '../../../frame/list/write.ts';
import {
  allRows,
  jsonCell,
  orNull,
  textCell,
  textOf,
  transfer,
  whatHappens,
  wholeCell,
} from '../../../frame/transfer.ts';
import { declarationList } from '../policy.lists.ts';
import { declarationColumns } from '../policy.write.ts';
import {
  attachmentsCell,
  cleaned,
  documentCells,
  htmlCell,
  nullableHtmlCell,
  officeOf,
  replaceAttachments,
  withAttachments,
} from './document.ts';

const { rolling: _rolling, ...columns } = declarationColumns;
const names = Object.keys(columns) as Exclude<keyof typeof declarationColumns, 'rolling'>[];

const words = z.object({ 'zh-CN': z.string(), en: z.string() });
const money = z.object({ amount: z.number().check(z.int(), z.gte(0)), currency: z.literal('CNY') });
const day = z.number().check(z.int());
/** As policy.tables.ts tells them. */
const parts = {
  criteria: jsonCell(z.array(z.extend(criterion, { label: words, clause: words }))),
  materials: jsonCell(z.array(z.object({ name: words, required: z.boolean(), file_id: z.nullable(id) }))),
  process: jsonCell(z.array(z.object({ day, until: z.optional(day), label: words }))),
  support_table: jsonCell(z.array(z.object({ kind: words, basis: words, rate: z.string(), cap: money }))),
  contact: jsonCell(z.object({ person: z.string(), phone: z.string() })),
};

const callsBy = async (db: Db | Tx, ask: { after: string; limit: number } | { id: string }) => {
  const all = db.selectFrom('declarations').select(names);
  const rows = await ('id' in ask
    ? all.where('id', '=', ask.id)
    : all.where('id', '>', ask.after).orderBy('id').limit(ask.limit)
  ).execute();
  return withAttachments(db, rows);
};

/** Calls for application. `amount` is in fen, 0 where no money is paid; what has parts is JSON. */
export const callTransfer = transfer({
  name: 'policy-calls',
  row: z.object({
    ...documentCells,
    year: wholeCell,
    policy_id: orNull(id),
    opens_at: isoTime,
    closes_at: isoTime,
    announces_on: orNull(isoDate),
    amount: wholeCell,
    support_zh: textCell(1000),
    support_en: textCell(1000),
    body_zh: htmlCell,
    body_en: nullableHtmlCell,
    ...parts,
    attachments: attachmentsCell,
  }),
  read: (db) => allRows((after, limit) => callsBy(db, { after, limit }), textOf),
  async write(tx, { attachments, ...given }) {
    const office = await officeOf(tx, given);
    if (Date.parse(given.opens_at) >= Date.parse(given.closes_at)) throw new Error('it closes before it opens');
    if (given.policy_id !== null) {
      const policy = await tx.selectFrom('policies').select('id').where('id', '=', given.policy_id).executeTakeFirst();
      if (!policy) throw new Error(`there is no policy ${given.policy_id}`);
    }
    const row = { ...given, body_zh: (await cleaned(given.body_zh)) ?? '', body_en: await cleaned(given.body_en) };
    const [before] = await callsBy(tx, { id: row.id });
    const happens = whatHappens(before, { ...row, attachments });
    if (happens === 'same') return happens;
    const english = row.title_en !== null;
    const texts = [
      plainText(row.body_zh),
      row.body_en && plainText(row.body_en),
      row.support_zh,
      english ? row.support_en : null,
      office.name_zh,
      english ? office.name_en : null,
      row.number,
      row.number_latin,
    ];
    const replace = Object.keys(declarationColumns).filter((name) => name !== 'id');
    // What a zone brings stays where it is: only the demo's own calls move along with the day.
    await writeSearched(tx, { table: 'declarations', columns: declarationColumns, replace }, [
      { ...row, rolling: false, ...searchableOf(declarationList, row, texts) },
    ]);
    await replaceAttachments(tx, row.id, attachments);
    return happens;
  },
});
