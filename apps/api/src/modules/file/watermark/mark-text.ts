import type { Db, User } from '../../../frame/context.ts';

/** What a pattern of `WATERMARK_TEXT` may name in braces. */
export interface MarkValues {
  /** The enterprise that the session acts for; empty without one. */
  enterprise: string;
  name: string;
  account: string;
  /** In Shanghai: `2026-11-22`. */
  date: string;
  /** The file's id. */
  file: string;
}

/** Longer than any name; a bound to what is drawn. */
const MOST = 120;

/** A pattern with its names filled in, on one line. */
export const fillPattern = (pattern: string, values: MarkValues): string =>
  pattern
    .replace(/\{(\w+)\}/g, (whole, name: string) => values[name as keyof MarkValues] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST);

export const enterpriseNameOf = async (db: Db, { enterprise_id }: User): Promise<string> => {
  if (enterprise_id === null) return '';
  const enterprise = await db
    .selectFrom('enterprises')
    .select('name')
    .where('id', '=', enterprise_id)
    .executeTakeFirst();
  return enterprise?.name ?? '';
};
