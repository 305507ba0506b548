// Apart from the lifecycles themselves, so that pages that name states do not load the schema library.
import * as z from 'zod/mini';
import { id, isoTime, money, text } from '../contract/contract.ts';
import { attachment } from '../file/attachment.contract.ts';
import { lifecycleEvent } from './lifecycle.schema.ts';

/** Amount of a claim: more than nothing, at most a billion yuan. */
export const claimAmount = money.check(z.refine(({ amount }) => amount > 0 && amount <= 100_000_000_000));

/** Digits of a bank account. */
export const accountNumber = z.string().check(z.trim(), z.regex(/^\d{8,30}$/));

/** Bank account to pay to. */
export const payeeAccount = {
  account_name: text(100),
  account_number: accountNumber,
  bank: text(100),
};

/** What has to be corrected in one field of a returned claim. @param shape fields of its form */
export const remarkOn = <Field extends string>(shape: Readonly<Record<Field, unknown>>) =>
  z.object({ field: z.enum(Object.keys(shape) as [Field, ...Field[]]), remark: text(200) });

/** What every claim has besides its form. */
export const claimParts = <Status extends z.ZodMiniType, Remark extends z.ZodMiniType>(
  status: Status,
  remark: Remark,
) => ({
  id,
  /** Number for phone calls: two letters, the day, four characters. */
  number: z.string(),
  enterprise: z.object({ id, name: z.string() }),
  /** Files of the form that exist. */
  files: z.array(attachment),
  /** Incremented by each edit. An edit of an older version is refused: optimistic locking between colleagues. */
  version: z.number(),
  status,
  /** Of the last return, by field; empty where it was not returned. */
  remarks: z.array(remark),
  created_at: isoTime,
  updated_at: isoTime,
  events: z.array(lifecycleEvent(status)),
  /** States to which this user may move it now. */
  allowed: z.array(status),
});

/** Of the corrected form: the edition that it began from. */
export const claimVersion = { version: z.number().check(z.int(), z.gte(1)) };

/** Of a move to `returned`: remarks by field. */
export const claimRemarks = <Remark extends z.ZodMiniType>(remark: Remark) => ({
  remarks: z.optional(z.array(remark).check(z.maxLength(20))),
});
