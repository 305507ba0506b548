import type { Consent } from '@zonekit/api-client/account/contract';
import { toIsoTime } from '../../database/parsers.ts';
import type { Db, Tx } from '../../frame/context.ts';
import { AGREEMENTS } from './auth.agreements.ts';

/** What is in force, as rows to be agreed to. */
const DOCUMENTS = [
  { document: 'terms', version: AGREEMENTS.terms_version },
  { document: 'privacy', version: AGREEMENTS.privacy_version },
] as const;

/** Records that a user agrees to what is in force; what was agreed to before keeps its time. */
export const recordConsent = async (db: Db | Tx, user_id: string, address: string, now: Date): Promise<void> => {
  const at = toIsoTime(now);
  await db
    .insertInto('consents')
    .values(DOCUMENTS.map((document) => ({ ...document, user_id, at, address })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** What a user has agreed to, newest first, and whether something in force is not among it. */
export const consentsOf = async (db: Db | Tx, user_id: string): Promise<{ due: boolean; given: Consent[] }> => {
  const given = await db
    .selectFrom('consents')
    .where('user_id', '=', user_id)
    .orderBy('at', 'desc')
    .orderBy('document')
    .select(['document', 'version', 'at', 'address'])
    .execute();
  const has = (agreement: (typeof DOCUMENTS)[number]) =>
    given.some(({ document, version }) => document === agreement.document && version === agreement.version);
  return { due: !DOCUMENTS.every(has), given };
};
