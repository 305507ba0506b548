import { id, isoDate } from '@zonekit/api-client/contract';
import {
  consulting,
  expertField,
  expertLanguage,
  expertTitle,
  institutionKind,
} from '@zonekit/api-client/expert/contract';
import { EXPERT_HOURS } from '@zonekit/api-client/expert/lists';
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
} from '../../frame/transfer.ts';
import { expertProfile } from './expert.profile.ts';
import { expertsAfter, findExpert, writeExperts } from './expert.repository.ts';

/** All rows as an operator's file. */
export const expertTransfer = transfer({
  name: 'experts',
  row: z.object({
    id,
    user_id: orNull(id),
    name_zh: textCell(50),
    name_en: nullableCell(100),
    field: expertField,
    title: expertTitle,
    institution_zh: textCell(100),
    institution_en: nullableCell(200),
    institution_kind: institutionKind,
    position_zh: nullableCell(100),
    position_en: nullableCell(200),
    headline_zh: textCell(200),
    headline_en: nullableCell(300),
    languages: listCell(expertLanguage),
    consulting,
    photo: orNull(id),
    free_minutes: wholeCell,
    hourly_fee: orNull(wholeCell),
    answered: wholeCell,
    reply_hours: orNull(wholeCell),
    hours: listCell(z.enum(EXPERT_HOURS)),
    profile: jsonCell(expertProfile),
    listed_on: isoDate,
  }),
  read: (db) => allRows((after, limit) => expertsAfter(db, after, limit), textOf),
  async write(tx, row) {
    const happens = whatHappens(await findExpert(tx, row.id), row);
    if (happens !== 'same') await writeExperts(tx, [row]);
    return happens;
  },
});
