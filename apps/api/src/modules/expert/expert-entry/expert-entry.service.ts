import { randomUUID } from 'node:crypto';
import type { Locale } from '@zonekit/api-client/contract';
import type {
  ExpertEntry,
  ExpertEntryDraft,
  ExpertEntryRemark,
  ExpertEntryStatus,
} from '@zonekit/api-client/expert/contract';
import { type ActorOf, allowedFrom } from '@zonekit/api-client/lifecycle';
import { expertEntry } from '@zonekit/api-client/lifecycle/expert-entry';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { eventsOf, presentEvent } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { begin, move } from '../../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../../frame/problem.ts';
import { insertNumbered } from '../../../frame/quoted-number.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { expertOfUser, writeExperts } from '../expert.repository.ts';
import { fileFaults, publishPhoto } from './expert-entry.files.ts';
import { blankForm, expertOf, type FieldFault, missingForSubmit, withDraft } from './expert-entry.form.ts';
import * as repository from './expert-entry.repository.ts';

/** Who asks, when, in which language. */
export interface Asker {
  user: User;
  now: Date;
  locale: Locale;
}

const ALREADY = {
  'zh-CN': '您已有一份专家入驻申请，请在原申请上继续',
  en: 'You have an expert entry already. Please continue with that one',
};
const CHANGED = {
  'zh-CN': '该申请刚在别处保存过，请核对后再保存',
  en: 'This entry has just been saved elsewhere. Please compare before you save',
};
const NOT_NOW = { 'zh-CN': '当前状态下不能修改', en: 'It cannot be changed in its current state' };

const actorsOf = (user: User, row: { user_id: string; status: ExpertEntryStatus }): ActorOf<typeof expertEntry>[] => [
  ...(user.user_id === row.user_id ? (['applicant'] as const) : []),
  // A draft is nobody's business yet.
  ...(user.role === 'operator' && row.status !== 'draft' ? (['operator'] as const) : []),
];

const refuse = (faults: FieldFault[]): void => {
  if (faults.length > 0) throw new Problem(422, 'validation_failed', { details: { fields: faults } });
};

/** The entries of some ids, in their order, as this user sees them. */
export const presentExpertEntries = async (
  db: Db | Tx,
  ids: readonly string[],
  { user }: Pick<Asker, 'user'>,
): Promise<ExpertEntry[]> => {
  const [rows, events] = await Promise.all([repository.findExpertEntries(db, ids), eventsOf(db, expertEntry, ids)]);
  return rows.map((row) => ({
    ...row,
    events: (events.get(row.id) ?? []).map((event) => presentEvent<ExpertEntryStatus>(event)),
    allowed: allowedFrom(expertEntry, row.status, actorsOf(user, row)),
  }));
};

/** @throws Problem 404 for somebody else's: that it exists is nobody's business */
export const getExpertEntry = async (db: Db | Tx, asker: Pick<Asker, 'user'>, id: string): Promise<ExpertEntry> => {
  const [entry] = await presentExpertEntries(db, [id], asker);
  if (!entry || actorsOf(asker.user, entry).length === 0) throw new Problem(404, 'not_found');
  return entry;
};

/**
 * Creates an entry as a draft.
 * @throws Problem 409 with `details.expert_entry_id` where the user has one that has not ended, 422 with `fields`
 */
export const createExpertEntry = (db: Db | Tx, asker: Asker, draft: ExpertEntryDraft): Promise<ExpertEntry> =>
  inTransaction(db, async (tx) => {
    const { user, now } = asker;
    const form = withDraft(blankForm, draft);
    refuse(await fileFaults(tx, form, asker));
    const at = toIsoTime(now);
    const row = {
      id: randomUUID(),
      user_id: user.user_id,
      form: JSON.stringify(form),
      version: 1,
      status: 'draft',
      remarks: '[]',
      created_at: at,
      updated_at: at,
    } as const;
    await insertNumbered('EE', at.slice(0, 10), async (number) => {
      if (await repository.insertExpertEntry(tx, { ...row, number })) return true;
      const other = await repository.liveExpertEntry(tx, user.user_id);
      if (other) throw new Problem(409, 'conflict', { words: ALREADY, details: { expert_entry_id: other.id } });
      return false;
    });
    await begin(tx, expertEntry, row.id, { state: 'draft', actor: { user, as: ['applicant'] }, at: now });
    return getExpertEntry(tx, asker, row.id);
  });

const lock = async (tx: Tx, user: User, id: string): Promise<repository.ExpertEntryRow> => {
  const row = await repository.lockExpertEntry(tx, id);
  if (!row || actorsOf(user, row).length === 0) throw new Problem(404, 'not_found');
  return row;
};

const EDITABLE: readonly ExpertEntryStatus[] = ['draft', 'returned'];

/** Saves a draft or a returned entry. @throws Problem 409 with `details.version` where it was saved in between */
export const editExpertEntry = (
  db: Db | Tx,
  asker: Asker,
  id: string,
  { version, ...draft }: ExpertEntryDraft & { version: number },
): Promise<ExpertEntry> =>
  inTransaction(db, async (tx) => {
    const row = await lock(tx, asker.user, id);
    if (!actorsOf(asker.user, row).includes('applicant')) throw new Problem(403, 'forbidden');
    if (!EDITABLE.includes(row.status)) {
      throw new Problem(422, 'transition_refused', {
        words: NOT_NOW,
        details: { from: row.status, allowed: EDITABLE },
      });
    }
    if (row.version !== version) {
      throw new Problem(409, 'conflict', { words: CHANGED, details: { version: row.version } });
    }
    const form = withDraft(row.form, draft);
    refuse(await fileFaults(tx, form, asker));
    const change = { form: JSON.stringify(form), version: version + 1, updated_at: toIsoTime(asker.now) };
    await repository.updateExpertEntry(tx, id, change);
    return getExpertEntry(tx, asker, id);
  });

/** Lists the applicant as an expert, in the place of an earlier listing. */
const listExpert = async (tx: Tx, { id, user_id, form }: repository.ExpertEntryRow, now: Date): Promise<string> => {
  const before = await expertOfUser(tx, user_id);
  const key = { id: before?.id ?? `expert-${id}`, user_id, listed_on: shanghaiDay(now) };
  const expert = { ...expertOf(form, key), answered: before?.answered ?? 0 };
  await writeExperts(tx, [expert]);
  if (expert.photo) await publishPhoto(tx, expert.photo);
  return expert.id;
};

/** Moves an entry along its lifecycle; what is submitted must be complete, and what is approved becomes a listed expert. */
export const moveExpertEntry = (
  db: Db | Tx,
  asker: Asker,
  id: string,
  {
    status: to,
    reason,
    remarks,
  }: { status: ExpertEntryStatus; reason: string | null; remarks: readonly ExpertEntryRemark[] },
): Promise<ExpertEntry> =>
  inTransaction(db, async (tx) => {
    const { user, now, locale } = asker;
    const row = await lock(tx, user, id);
    await move(tx, expertEntry, id, {
      from: row.status,
      to,
      actor: { user, as: actorsOf(user, row) },
      reason,
      at: now,
    });
    if (to === 'submitted') refuse(missingForSubmit(row.form, locale));
    const expertId = to === 'approved' ? await listExpert(tx, row, now) : row.expert_id;
    await repository.updateExpertEntry(tx, id, {
      status: to,
      remarks: JSON.stringify(to === 'returned' ? remarks : []),
      expert_id: expertId,
      updated_at: toIsoTime(now),
    });
    return getExpertEntry(tx, asker, id);
  });
