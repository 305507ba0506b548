import { id, isoDate, isoTime, mobile } from '@zonekit/api-client/contract';
import { demand } from '@zonekit/api-client/lifecycle/demand';
import { demandForm, indicator, ownership } from '@zonekit/api-client/supply/demand/contract';
import { MOST_KEYWORDS, MOST_PAYMENTS } from '@zonekit/api-client/supply/demand/lists';
import * as z from 'zod/mini';
import { shanghaiDay } from '../../../frame/day.ts';
import { checkEnterprise, historyCell, stateCell, subjectTransfer } from '../../../frame/lifecycle/subject-transfer.ts';
import { jsonCell, listCell, nullableCell, textCell, wholeCell } from '../../../frame/transfer.ts';
import { bandOf } from './budget-band.ts';
import { demandTable, insertDemand, lockDemand } from './demand.repository.ts';

const { field, region, qualifications } = demandForm.shape;
const nameEn = z.nullable(z.string().check(z.maxLength(80)));

/** Demands with whom to call: without it, an accepted responder of a zone that has moved would find nobody. */
export const demandTransfer = subjectTransfer({
  name: 'supply-demands',
  row: z.object({
    id,
    number: textCell(40),
    status: stateCell(demand),
    user_id: id,
    enterprise_id: id,
    publisher_zh: textCell(200),
    publisher_en: nullableCell(200),
    title_zh: textCell(60),
    title_en: nullableCell(200),
    problem_zh: textCell(2_000),
    problem_en: nullableCell(5_000),
    provides_zh: z.string().check(z.trim(), z.maxLength(500)),
    provides_en: nullableCell(1_500),
    delivery_zh: textCell(100),
    delivery_en: nullableCell(300),
    field,
    region,
    qualifications: listCell(qualifications.def.element),
    keywords: listCell(textCell(20)).check(z.maxLength(MOST_KEYWORDS)),
    indicators: jsonCell(z.array(z.extend(indicator, { name_en: nameEn }))),
    payments: jsonCell(
      z
        .array(
          z.object({ share: z.number().check(z.int(), z.gte(1), z.lte(100)), name: textCell(40), name_en: nameEn }),
        )
        .check(
          z.maxLength(MOST_PAYMENTS),
          z.refine(
            (payments) => payments.length === 0 || payments.reduce((sum, { share }) => sum + share, 0) === 100,
            'the shares should add up to 100',
          ),
        ),
    ),
    term_months: wholeCell.check(z.gte(1), z.lte(60)),
    ownership,
    /** Fen; 0 where it is negotiated. */
    budget: wholeCell.check(z.lte(100_000_000_000)),
    deadline: isoDate,
    /** Empty, as the phone, where the account was deleted. */
    contact_person: z.string().check(z.trim(), z.maxLength(50)),
    contact_phone: z.union([z.literal(''), mobile]),
    released_on: isoDate,
    version: wholeCell.check(z.gte(1)),
    created_at: isoTime,
    updated_at: isoTime,
    history: historyCell(demand),
  }),
  lifecycle: demand,
  author: 'publisher',
  office: 'operator',
  filled: ['released_on'],
  // A publisher writes in one language.
  free: ['publisher_en', 'title_en', 'problem_en', 'provides_en', 'delivery_en'],
  table: {
    after: demandTable.after,
    lock: lockDemand,
    insert: (tx, { history: _history, ...row }) => insertDemand(tx, { ...row, budget_band: bandOf(row.budget) }),
    async update(tx, key, change) {
      const row = await demandTable.one(tx, key);
      if (row) await demandTable.write(tx, [{ ...row, ...change }]);
    },
  },
  async check(tx, { status, enterprise_id, released_on, updated_at }, isNew) {
    if (isNew) return checkEnterprise(tx, enterprise_id);
    if (status === 'released' && released_on !== shanghaiDay(new Date(updated_at)))
      throw new Error('released_on: a demand is released on the day of updated_at');
  },
});
