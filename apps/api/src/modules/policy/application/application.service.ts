import { randomUUID } from 'node:crypto';
import type { Locale } from '@zonekit/api-client/contract';
import { type ActorOf, allowedFrom } from '@zonekit/api-client/lifecycle';
import { policyApplication } from '@zonekit/api-client/lifecycle/policy-application';
import type {
  Application,
  ApplicationDraft,
  ApplicationStatus,
  ApplicationSummary,
} from '@zonekit/api-client/policy/contract';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { deleteEvents, type EventRow, eventsOf, presentEvent } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { begin, checkMove, move } from '../../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../../frame/problem.ts';
import { insertNumbered } from '../../../frame/quoted-number.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { findDeclaration } from '../policy.repository.ts';
import { draftFaults, type FieldFault, missingForSubmit } from './application.checks.ts';
import { filesToHandIn } from './application.files.ts';
import * as repository from './application.repository.ts';

/** Who asks, when, in which language. */
export interface Asker {
  user: User;
  now: Date;
  locale: Locale;
}

const NO_ENTERPRISE = {
  'zh-CN': '请先绑定企业，再申报政策',
  en: 'Link your account to an enterprise before you apply',
};
const ALREADY = { 'zh-CN': '贵企业已有该政策的申报', en: 'Your enterprise has an application for this call already' };
const CHANGED = {
  'zh-CN': '该申报刚被其他人修改，请核对后再保存',
  en: 'Somebody else has just saved this application. Please compare before you save',
};
const NOT_NOW = { 'zh-CN': '当前状态下不能修改', en: 'It cannot be changed in its current state' };

const actorsOf = (
  user: User,
  row: Pick<repository.ApplicationRow, 'enterprise_id' | 'status'>,
): ActorOf<typeof policyApplication>[] => [
  ...(user.enterprise_id === row.enterprise_id ? (['applicant'] as const) : []),
  // A draft is nobody's business yet.
  ...(user.role === 'operator' && row.status !== 'draft' ? (['operator'] as const) : []),
];

const refuse = (faults: FieldFault[]): void => {
  if (faults.length > 0) throw new Problem(422, 'validation_failed', { details: { fields: faults } });
};

const presentCall = (id: string, { title_zh, title_en, closes_at }: repository.CallNames, locale: Locale) => ({
  id,
  title: (locale === 'en' && title_en) || title_zh,
  closes_at,
});

const presentAmount = (amount: number | null) => (amount === null ? null : ({ amount, currency: 'CNY' } as const));

/** An application in a list as this user sees it. */
export const presentSummary = (
  row: repository.ApplicationSummaryRow,
  { user, locale }: Pick<Asker, 'user' | 'locale'>,
): ApplicationSummary => ({
  id: row.id,
  number: row.number,
  declaration: presentCall(row.declaration_id, row, locale),
  contact_person: row.contact_person,
  contact_phone: row.contact_phone,
  amount: presentAmount(row.amount),
  status: row.status,
  reason: row.reason,
  updated_at: row.updated_at,
  allowed: allowedFrom(policyApplication, row.status, actorsOf(user, row)),
});

/** An application as this user sees it. */
const shown = (
  row: repository.ApplicationRow,
  call: repository.CallNames,
  events: readonly EventRow[],
  { user, locale }: Pick<Asker, 'user' | 'locale'>,
): Application => {
  const { amount, declaration_id, ...fields } = row;
  return {
    ...fields,
    declaration: presentCall(declaration_id, call, locale),
    amount: presentAmount(amount),
    events: events.map((event) => presentEvent<ApplicationStatus>(event)),
    allowed: allowedFrom(policyApplication, row.status, actorsOf(user, row)),
  };
};

const presentRow = async (db: Db | Tx, row: repository.ApplicationRow, asker: Asker): Promise<Application> => {
  const [events, call] = await Promise.all([
    eventsOf(db, policyApplication, [row.id]),
    findDeclaration(db, row.declaration_id),
  ]);
  if (!call) throw new Error(`Call ${row.declaration_id} of application ${row.id} is gone.`);
  return shown(row, call, events.get(row.id) ?? [], asker);
};

/** The columns of a draft; what it leaves out stays as it was. */
const columnsOf = (draft: ApplicationDraft, was?: repository.ApplicationRow) => ({
  contact_person: draft.contact_person ?? was?.contact_person ?? '',
  contact_phone: draft.contact_phone ?? was?.contact_phone ?? '',
  amount: draft.amount === undefined ? (was?.amount ?? null) : (draft.amount?.amount ?? null),
  statement: draft.statement ?? was?.statement ?? '',
  materials: draft.materials ?? was?.materials ?? [],
});

const mustBeCall = async (db: Db | Tx, id: string) => {
  const call = await findDeclaration(db, id);
  if (!call) throw new Problem(404, 'not_found');
  return call;
};

const checkDraft = async (tx: Tx, columns: ReturnType<typeof columnsOf>, callId: string, { user, locale }: Asker) => {
  const call = await mustBeCall(tx, callId);
  const ids = columns.materials.map(({ file_id }) => file_id);
  refuse(draftFaults(columns, call, await filesToHandIn(tx, ids, user), locale));
  return call;
};

/**
 * Creates an application as a draft.
 * @throws Problem 403 without an enterprise, 404 for no such call, 409 with `details.application_id` where the enterprise has
 * one that was not declined, 422 with `fields`
 */
export const createApplication = (
  db: Db | Tx,
  asker: Asker,
  { declaration_id, ...draft }: ApplicationDraft & { declaration_id: string },
): Promise<Application> => {
  const { user, now } = asker;
  const { enterprise_id, user_id } = user;
  if (enterprise_id === null) throw new Problem(403, 'forbidden', { words: NO_ENTERPRISE });
  return inTransaction(db, async (tx) => {
    const columns = columnsOf(draft);
    await checkDraft(tx, columns, declaration_id, asker);
    const at = toIsoTime(now);
    const row = {
      ...columns,
      materials: JSON.stringify(columns.materials),
      id: randomUUID(),
      declaration_id,
      enterprise_id,
      user_id,
      version: 1,
      status: 'draft',
      created_at: at,
      updated_at: at,
    } as const;
    const inserted = await insertNumbered('PA', at.slice(0, 10), async (number) => {
      const application = await repository.insertApplication(tx, { ...row, number });
      if (application) return application;
      const other = await repository.liveApplication(tx, declaration_id, enterprise_id);
      if (other) throw new Problem(409, 'conflict', { words: ALREADY, details: { application_id: other.id } });
      return null;
    });
    await begin(tx, policyApplication, row.id, { state: 'draft', actor: { user, as: ['applicant'] }, at: now });
    return presentRow(tx, inserted, asker);
  });
};

/** Somebody else's is 404: that it exists is nobody's business. */
const visible = (row: repository.ApplicationRow | undefined, user: User): repository.ApplicationRow => {
  if (!row || actorsOf(user, row).length === 0) throw new Problem(404, 'not_found');
  return row;
};

export const getApplication = async (db: Db | Tx, asker: Asker, id: string): Promise<Application> =>
  presentRow(db, visible(await repository.findApplication(db, id), asker.user), asker);

const lockEditable = async (tx: Tx, user: User, id: string, states: readonly ApplicationStatus[]) => {
  const row = visible(await repository.lockApplication(tx, id), user);
  if (!actorsOf(user, row).includes('applicant')) throw new Problem(403, 'forbidden');
  if (!states.includes(row.status)) {
    throw new Problem(422, 'transition_refused', { words: NOT_NOW, details: { from: row.status, allowed: states } });
  }
  return row;
};

/** Saves a draft or a returned application. @throws Problem 409 with `details.version` where somebody saved in between */
export const editApplication = (
  db: Db | Tx,
  asker: Asker,
  id: string,
  { version, ...draft }: ApplicationDraft & { version: number },
): Promise<Application> =>
  inTransaction(db, async (tx) => {
    const row = await lockEditable(tx, asker.user, id, ['draft', 'returned']);
    if (row.version !== version)
      throw new Problem(409, 'conflict', { words: CHANGED, details: { version: row.version } });
    const columns = columnsOf(draft, row);
    await checkDraft(tx, columns, row.declaration_id, asker);
    const changed = await repository.updateApplication(tx, id, {
      ...columns,
      materials: JSON.stringify(columns.materials),
      version: version + 1,
      updated_at: toIsoTime(asker.now),
    });
    return presentRow(tx, changed, asker);
  });

/** Throws a draft away, with the event of its beginning. */
export const deleteApplication = (db: Db | Tx, { user }: Asker, id: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await lockEditable(tx, user, id, ['draft']);
    await repository.deleteApplication(tx, id);
    await deleteEvents(tx, policyApplication, id);
  });

/** Moves an application along its lifecycle; what is submitted must be complete, and the call open. */
export const moveApplication = (
  db: Db | Tx,
  asker: Asker,
  id: string,
  { status: to, reason }: { status: ApplicationStatus; reason: string | null },
): Promise<Application> =>
  inTransaction(db, async (tx) => {
    const { user, now, locale } = asker;
    const row = visible(await repository.lockApplication(tx, id), user);
    const actor = { user, as: actorsOf(user, row) };
    checkMove(policyApplication, { from: row.status, to, reason }, actor.as);
    if (to === 'submitted') {
      const { materials, opens_at, closes_at } = await mustBeCall(tx, row.declaration_id);
      const open = Date.parse(opens_at) <= now.getTime() && now.getTime() < Date.parse(closes_at);
      // A returned application may be resubmitted after the deadline.
      refuse(missingForSubmit(row, { materials, taken: open || row.status === 'returned' }, locale));
    }
    await move(tx, policyApplication, id, { from: row.status, to, actor, reason, at: now });
    const moved = await repository.updateApplication(tx, id, { status: to, updated_at: toIsoTime(now) });
    return presentRow(tx, moved, asker);
  });
