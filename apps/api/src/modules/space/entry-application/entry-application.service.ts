import { randomUUID } from 'node:crypto';
import type { ActorOf } from '@zonekit/api-client/lifecycle';
import { entryApplication } from '@zonekit/api-client/lifecycle/entry-application';
import {
  type EntryApplication,
  type EntryApplicationDraft,
  type EntryApplicationRemark,
  type EntryApplicationStatus,
  entryApplicationNeeds,
} from '@zonekit/api-client/space/entry-application/contract';
import { monthlyRent } from '@zonekit/api-client/space/rent';
import * as z from 'zod/mini';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx, User } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { type Actor, begin, move } from '../../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../../frame/problem.ts';
import { insertNumbered } from '../../../frame/quoted-number.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import type { Caller } from '../lease/lease.present.ts';
import { isTaken, lockLetUnit } from '../lease/lease.repository.ts';
import { makeLease } from '../lease/make-lease.ts';
import { lastDayOf } from '../lease/rent-schedule.ts';
import { fileFaults } from './entry-application.files.ts';
import { blankForm, type FieldFault, missingForSubmit, unitFaults, withDraft } from './entry-application.form.ts';
import { actorsOf, getEntryApplication } from './entry-application.present.ts';
import * as repository from './entry-application.repository.ts';
import type { EntryApplicationRow } from './entry-application.tables.ts';

const NO_ENTERPRISE = {
  'zh-CN': '请先绑定企业，再申请入园',
  en: 'Link your account to an enterprise before you apply',
};
const CHANGED = {
  'zh-CN': '该申请刚被其他人修改，请核对后再保存',
  en: 'Somebody else has just saved this application. Please compare before you save',
};
const NOT_NOW = { 'zh-CN': '当前状态下不能修改', en: 'It cannot be changed in its current state' };
const PAST = {
  'zh-CN': '起租日已过，请退回申请人修改',
  en: 'The first day of the rent is in the past. Return the application, so that it can be changed',
};

const refuse = (faults: FieldFault[]): void => {
  if (faults.length > 0) throw new Problem(422, 'validation_failed', { details: { fields: faults } });
};

/** Begins an application as a draft. @throws Problem 403 without an enterprise, 422 with `fields` */
export const createEntryApplication = (
  db: Db | Tx,
  caller: Caller,
  draft: EntryApplicationDraft,
): Promise<EntryApplication> => {
  const { user, now } = caller;
  const { enterprise_id, user_id } = user;
  if (enterprise_id === null) throw new Problem(403, 'forbidden', { words: NO_ENTERPRISE });
  return inTransaction(db, async (tx) => {
    const form = withDraft(blankForm, draft);
    refuse(await fileFaults(tx, form, caller));
    const at = toIsoTime(now);
    const id = randomUUID();
    const row = { id, enterprise_id, user_id, form: JSON.stringify(form), remarks: '[]', version: 1 };
    const made = { ...row, status: 'draft', created_at: at, updated_at: at } as const;
    await insertNumbered('EA', at.slice(0, 10), (number) => repository.insertEntryApplication(tx, { ...made, number }));
    await begin(tx, entryApplication, id, { state: 'draft', actor: { user, as: ['applicant'] }, at: now });
    return getEntryApplication(tx, caller, id);
  });
};

const lock = async (tx: Tx, user: User, id: string): Promise<EntryApplicationRow> => {
  const row = await repository.lockEntryApplication(tx, id);
  if (!row || actorsOf(user, row).length === 0) throw new Problem(404, 'not_found');
  return row;
};

const EDITABLE: readonly EntryApplicationStatus[] = ['draft', 'returned'];

/** Saves a draft or a returned application. @throws Problem 409 with `details.version` where somebody saved in between */
export const editEntryApplication = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  { version, ...draft }: EntryApplicationDraft & { version: number },
): Promise<EntryApplication> =>
  inTransaction(db, async (tx) => {
    const row = await lock(tx, caller.user, id);
    if (!actorsOf(caller.user, row).includes('applicant')) throw new Problem(403, 'forbidden');
    if (!EDITABLE.includes(row.status)) {
      const details = { from: row.status, allowed: EDITABLE };
      throw new Problem(422, 'transition_refused', { words: NOT_NOW, details });
    }
    if (row.version !== version) {
      throw new Problem(409, 'conflict', { words: CHANGED, details: { version: row.version } });
    }
    const form = withDraft(row.form, draft);
    refuse(await fileFaults(tx, form, caller));
    const change = { form: JSON.stringify(form), version: version + 1, updated_at: toIsoTime(caller.now) };
    await repository.updateEntryApplication(tx, id, change);
    return getEntryApplication(tx, caller, id);
  });

/** The unit that a complete application asks for, locked, with the days of its term. */
const wantedOf = async (tx: Tx, { form }: EntryApplicationRow) => {
  const needs = z.parse(entryApplicationNeeds, form);
  const unit = await lockLetUnit(tx, needs.unit_id);
  const term = { starts_on: needs.starts_on, ends_on: lastDayOf(needs.starts_on, needs.term_months) };
  return { needs, unit, term };
};

/** @throws Problem 422 with `fields` for what is missing, or what cannot be had of what is asked for */
const checkSubmit = async (tx: Tx, row: EntryApplicationRow, { now, locale }: Caller): Promise<void> => {
  refuse(missingForSubmit(row.form, locale));
  const { needs, unit, term } = await wantedOf(tx, row);
  const known = unit ? { term_months: unit.term_months, taken: await isTaken(tx, unit.id, term) } : null;
  refuse(unitFaults(needs, known, shanghaiDay(now), locale));
};

/**
 * Makes the contract of an approved application, with its rents.
 * @throws Problem 422 `transition_refused` where the first day is in the past, or another contract has the unit
 */
const approve = async (
  tx: Tx,
  row: EntryApplicationRow,
  actor: Actor<ActorOf<typeof entryApplication>>,
  now: Date,
): Promise<string> => {
  const { needs, unit, term } = await wantedOf(tx, row);
  if (!unit) throw new Problem(404, 'not_found');
  if (term.starts_on < shanghaiDay(now)) {
    throw new Problem(422, 'transition_refused', { words: PAST, details: { from: row.status, allowed: ['returned'] } });
  }
  const rent = monthlyRent(unit);
  return makeLease(
    tx,
    {
      ...term,
      unit_id: unit.id,
      enterprise_id: row.enterprise_id,
      monthly_rent: rent,
      deposit: rent * unit.deposit_months,
      rent_period: needs.rent_period,
      application_id: row.id,
      renews_id: null,
    },
    { actor: { user: actor.user, as: ['operator'] }, now },
  );
};

/**
 * Moves an application along its lifecycle: what is submitted must be complete, and what is approved makes a contract.
 * @throws Problem 404 for somebody else's, 422, and as `move` of frame/lifecycle
 */
export const moveEntryApplication = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  change: { status: EntryApplicationStatus; reason: string | null; remarks: readonly EntryApplicationRemark[] },
): Promise<EntryApplication> =>
  inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const { status: to, reason, remarks } = change;
    const row = await lock(tx, user, id);
    const actor = { user, as: actorsOf(user, row) };
    await move(tx, entryApplication, id, { from: row.status, to, actor, reason, at: now });
    if (to === 'submitted') await checkSubmit(tx, row, caller);
    const contract_id = to === 'approved' ? await approve(tx, row, actor, now) : row.contract_id;
    await repository.updateEntryApplication(tx, id, {
      status: to,
      remarks: JSON.stringify(to === 'returned' ? remarks : []),
      contract_id,
      updated_at: toIsoTime(now),
    });
    return getEntryApplication(tx, caller, id);
  });
