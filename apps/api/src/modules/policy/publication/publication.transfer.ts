import { id, isoDate, isoTime } from '@zonekit/api-client/contract';
import { publicationKind } from '@zonekit/api-client/policy/publication/contract';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../../frame/context.ts';
import { plainText } from '../../../frame/list/plain-text.ts';
import { searchableOf, writeSearched } from '../../../frame/list/write.ts';
import {
  allRows,
  nullableCell,
  orNull,
  textCell,
  textOf,
  transfer,
  whatHappens,
  wholeCell,
} from '../../../frame/transfer.ts';
import {
  attachmentsCell,
  cleaned,
  htmlCell,
  nullableHtmlCell,
  officeOf,
  replaceAttachments,
  withAttachments,
} from '../transfer/document.ts';
import { announcementList, grantList } from './publication.lists.ts';
import { type GrantRow, grantColumns, type PublicationRow, publicationColumns } from './publication.tables.ts';

type Written<Row> = Omit<Row, 'title_initials' | 'search_text' | 'title_vector' | 'search_vector'>;

/** A row with what the search needs of it. */
export const searchedPublication = <R extends Written<PublicationRow>>(row: R, department: readonly string[]) => ({
  ...row,
  ...searchableOf(announcementList, row, [
    row.summary_zh,
    row.summary_en,
    plainText(row.body_zh),
    row.body_en && plainText(row.body_en),
    ...department,
  ]),
});
export const searchedGrant = <R extends Written<GrantRow>>(row: R) => ({
  ...row,
  ...searchableOf(grantList, row, [row.enterprise_zh, row.enterprise_en]),
});

type Request = { after: string; limit: number } | { id: string };
const { year: _year, ...cells } = publicationColumns;
const names = Object.keys(cells) as (keyof typeof cells)[];

const publicationsBy = async (db: Db | Tx, request: Request) => {
  const all = db.selectFrom('policy_publications').select(names);
  const rows = await ('id' in request
    ? all.where('id', '=', request.id)
    : all.where('id', '>', request.after).orderBy('id').limit(request.limit)
  ).execute();
  return withAttachments(db, rows);
};

/** Announcements, publicity lists and drafts open for opinion, without rows and opinions. */
export const publicationTransfer = transfer({
  name: 'policy-publications',
  row: z.object({
    id,
    kind: publicationKind,
    department_id: id,
    title_zh: textCell(500),
    title_en: nullableCell(500),
    summary_zh: textCell(4000),
    summary_en: nullableCell(4000),
    body_zh: htmlCell,
    body_en: nullableHtmlCell,
    published_on: isoDate,
    closes_at: orNull(isoTime),
    declaration_id: orNull(id),
    policy_id: orNull(id),
    phone: textCell(100),
    attachments: attachmentsCell,
  }),
  read: (db) => allRows((after, limit) => publicationsBy(db, { after, limit }), textOf),
  async write(tx, { attachments, ...given }) {
    if ((given.closes_at === null) !== (given.kind === 'announcement'))
      throw new Error('an announcement has no closes_at, a publicity list and a draft have one');
    const office = await officeOf(tx, { department_id: given.department_id, industries: [] });
    const row = { ...given, body_zh: (await cleaned(given.body_zh)) ?? '', body_en: await cleaned(given.body_en) };
    const [before] = await publicationsBy(tx, { id: row.id });
    const happens = whatHappens(before, { ...row, attachments });
    if (happens === 'same') return happens;
    const replace = Object.keys(publicationColumns).filter((name) => name !== 'id');
    await writeSearched(tx, { table: 'policy_publications', columns: publicationColumns, replace }, [
      searchedPublication({ ...row, year: Number(row.published_on.slice(0, 4)) }, [office.name_zh, office.name_en]),
    ]);
    await replaceAttachments(tx, row.id, attachments);
    return happens;
  },
});

const grantNames = ['id', 'publication_id', 'position', 'project_zh', 'project_en'] as const;
const grantWords = ['enterprise_zh', 'enterprise_en', 'amount'] as const;
const grantsBy = (db: Db | Tx, request: Request) => {
  const all = db.selectFrom('policy_grants').select([...grantNames, ...grantWords]);
  return 'id' in request
    ? all.where('id', '=', request.id).execute()
    : all.where('id', '>', request.after).orderBy('id').limit(request.limit).execute();
};

/** The rows of publicity lists. `amount` is in fen. */
export const grantTransfer = transfer({
  name: 'policy-grants',
  row: z.object({
    id,
    publication_id: id,
    position: wholeCell,
    project_zh: textCell(500),
    project_en: nullableCell(500),
    enterprise_zh: textCell(200),
    enterprise_en: nullableCell(200),
    amount: wholeCell,
  }),
  read: (db) => allRows((after, limit) => grantsBy(db, { after, limit }), textOf),
  async write(tx, row) {
    const list = await tx
      .selectFrom('policy_publications')
      .select(['department_id', 'year', 'published_on'])
      .where('id', '=', row.publication_id)
      .where('kind', '=', 'publicity')
      .executeTakeFirst();
    if (!list) throw new Error(`there is no publicity list ${row.publication_id}`);
    const [before] = await grantsBy(tx, { id: row.id });
    const happens = whatHappens(before, row);
    if (happens === 'same') return happens;
    const replace = Object.keys(grantColumns).filter((name) => name !== 'id');
    await writeSearched(tx, { table: 'policy_grants', columns: grantColumns, replace }, [
      searchedGrant({ ...row, ...list }),
    ]);
    return happens;
  },
});

/** Opinions on drafts, read alone: users give them. */
export const opinionTransfer = transfer({
  name: 'policy-opinions',
  row: z.object({ id, publication_id: id, clause: z.string(), text: z.string(), created_at: isoTime }),
  read: (db) =>
    allRows(
      (after, limit) =>
        db
          .selectFrom('policy_opinions')
          .select(['id', 'publication_id', 'clause', 'text', 'created_at'])
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute(),
      textOf,
    ),
});
