import { id } from '@zonekit/api-client/contract';
import { policyLevel } from '@zonekit/api-client/policy/contract';
import * as z from 'zod/mini';
import type { Tx } from '../../../frame/context.ts';
import { flagCell, orNull, textCell, textOf, transfer, wholeCell, writeById } from '../../../frame/transfer.ts';

const named = { id, name_zh: textCell(200), name_en: textCell(200), position: wholeCell };

/** Empty where nothing is known. */
const mayBeEmpty = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));

/** Parents before what hangs on them, so that a file can be read from its top. */
const parentsFirst = <R extends { id: string; parent_id: string | null }>(rows: readonly R[], parent: string | null) =>
  rows.filter((row) => row.parent_id === parent).flatMap((row): R[] => [row, ...parentsFirst(rows, row.id)]);

const mustExist = async (tx: Tx, id: string | null): Promise<void> => {
  if (id === null) return;
  const parents = await tx.selectFrom('policy_categories').select('id').where('id', '=', id).executeTakeFirst();
  if (!parents) throw new Error(`there is no category ${id}`);
};

/** Offices that issue documents. */
export const departmentTransfer = transfer({
  name: 'policy-departments',
  row: z.object({
    ...named,
    level: policyLevel,
    address_zh: mayBeEmpty(200),
    address_en: mayBeEmpty(200),
    phone: mayBeEmpty(20),
    hours_zh: mayBeEmpty(200),
    hours_en: mayBeEmpty(200),
  }),
  async *read(db) {
    for (const row of await db.selectFrom('policy_departments').selectAll().orderBy('position').orderBy('id').execute())
      yield textOf(row);
  },
  write: (tx, row) => writeById(tx, 'policy_departments', row),
});

/** Categories of a business code: trees, and what tags stand in. */
export const categoryTransfer = transfer({
  name: 'policy-categories',
  row: z.object({
    ...named,
    business_code: z.string().check(z.regex(/^\d{6}$/, 'expected six digits')),
    parent_id: orNull(id),
    hidden: flagCell,
  }),
  async *read(db) {
    const rows = await db.selectFrom('policy_categories').selectAll().orderBy('position').orderBy('id').execute();
    for (const row of parentsFirst(rows, null)) yield textOf(row);
  },
  async write(tx, row) {
    await mustExist(tx, row.parent_id);
    return writeById(tx, 'policy_categories', row);
  },
});

/** Tags of documents: the industries. */
export const tagTransfer = transfer({
  name: 'policy-tags',
  row: z.object({ ...named, category_id: id }),
  async *read(db) {
    for (const row of await db.selectFrom('policy_tags').selectAll().orderBy('position').orderBy('id').execute())
      yield textOf(row);
  },
  async write(tx, row) {
    await mustExist(tx, row.category_id);
    return writeById(tx, 'policy_tags', row);
  },
});
