import { isoDate } from '@zonekit/api-client/contract';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../../frame/context.ts';
import { addDays } from '../../../frame/day.ts';
import { plainText } from '../../../frame/list/plain-text.ts';
import { searchableOf, writeSearched } from '../../../frame/list/write.ts';
import { allRows, nullableCell, orNull, textCell, textOf, transfer, whatHappens } from '../../../frame/transfer.ts';
import { policyList } from '../policy.lists.ts';
import { policyColumns } from '../policy.write.ts';
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

const { body_id: _body, year: _year, ...columns } = policyColumns;
const names = Object.keys(columns) as Exclude<keyof typeof policyColumns, 'body_id' | 'year'>[];

/** Policies with their bodies and the names of their files. */
const policiesBy = async (db: Db | Tx, ask: { after: string; limit: number } | { id: string }) => {
  const all = db
    .selectFrom('policies')
    .innerJoin('policy_bodies', 'policy_bodies.id', 'policies.body_id')
    .select(names.map((name) => `policies.${name}` as const))
    .select(['policy_bodies.html_zh as body_zh', 'policy_bodies.html_en as body_en']);
  const rows = await ('id' in ask
    ? all.where('policies.id', '=', ask.id)
    : all.where('policies.id', '>', ask.after).orderBy('policies.id').limit(ask.limit)
  ).execute();
  return withAttachments(db, rows);
};

type Stored = Awaited<ReturnType<typeof policiesBy>>[number];

/** Keeps the text of a document that another number replaces. @throws Error where the new one takes effect no later */
const keepVersion = async (tx: Tx, before: Stored, next: { effective_on: string }): Promise<void> => {
  const { body_zh: html_zh, body_en: html_en, number, number_latin, title_zh, title_en } = before;
  const { published_on, effective_on } = before;
  if (next.effective_on <= effective_on)
    throw new Error('it replaces a text that takes effect on the same day or later');
  const id = `${before.id.slice(0, 50)}-v${effective_on.replaceAll('-', '')}`;
  const ended_on = addDays(next.effective_on, -1);
  await tx
    .insertInto('policy_versions')
    .values({
      ...{ id, policy_id: before.id, number, number_latin, title_zh, title_en },
      ...{ published_on, effective_on, ended_on, html_zh, html_en },
    })
    .execute();
};

/** Policy documents. Bodies are HTML, cleaned before they are stored. */
export const policyTransfer = transfer({
  name: 'policies',
  row: z.object({
    ...documentCells,
    published_on: isoDate,
    effective_on: isoDate,
    expires_on: orNull(isoDate),
    summary_zh: textCell(4000),
    summary_en: nullableCell(4000),
    body_zh: htmlCell,
    body_en: nullableHtmlCell,
    attachments: attachmentsCell,
  }),
  read: (db) => allRows((after, limit) => policiesBy(db, { after, limit }), textOf),
  async write(tx, { body_zh, body_en, attachments, ...given }) {
    const office = await officeOf(tx, given);
    const body = { body_zh: (await cleaned(body_zh)) ?? '', body_en: await cleaned(body_en) };
    const [before] = await policiesBy(tx, { id: given.id });
    const happens = whatHappens(before, { ...given, ...body, attachments });
    if (happens === 'same') return happens;
    if (before && before.number !== given.number) await keepVersion(tx, before, given);
    // Its own body: one that several share stays as it is.
    const body_id = given.id;
    await tx
      .insertInto('policy_bodies')
      .values({ id: body_id, html_zh: body.body_zh, html_en: body.body_en })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ html_zh: body.body_zh, html_en: body.body_en }))
      .execute();
    const row = { ...given, body_id, year: Number(given.published_on.slice(0, 4)) };
    const english = given.title_en !== null;
    const texts = [
      row.summary_zh,
      row.summary_en,
      plainText(body.body_zh),
      body.body_en && plainText(body.body_en),
      office.name_zh,
      english ? office.name_en : null,
      row.number,
      row.number_latin,
    ];
    const replace = Object.keys(policyColumns).filter((name) => name !== 'id');
    await writeSearched(tx, { table: 'policies', columns: policyColumns, replace }, [
      { ...row, ...searchableOf(policyList, row, texts) },
    ]);
    await replaceAttachments(tx, row.id, attachments);
    return happens;
  },
});
