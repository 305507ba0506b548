import type { ActorOf } from '@zonekit/api-client/lifecycle';
import { contract } from '@zonekit/api-client/lifecycle/contract';
import type { ContractDetail, ContractSummary, RenewalOption } from '@zonekit/api-client/space/lease/contract';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Db, Tx } from '../../../frame/context.ts';
import { shanghaiDay } from '../../../frame/day.ts';
import { eventsOf } from '../../../frame/lifecycle/lifecycle.repository.ts';
import { type Actor, move } from '../../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../../frame/problem.ts';
import { inTransaction } from '../../../frame/transaction.ts';
import { describeAttachments } from '../../file/file.service.ts';
import { actorsOf, type Caller, presentLease, presentLeaseDetail, rightsOf } from './lease.present.ts';
import * as repository from './lease.repository.ts';
import { statusOf } from './lease.status.ts';
import { makeLease } from './make-lease.ts';
import { type RenewalTerm, renewalOptions } from './renewal.ts';

const OVER = { 'zh-CN': '租期已过，不能再签署', en: 'The term is over, so it cannot be signed any more' };
const RENEWED = { 'zh-CN': '该合同已有续签合同', en: 'This contract has a renewal already' };
const NOT_NOW = { 'zh-CN': '当前状态下不能续签', en: 'It cannot be renewed in its current state' };

/** The contracts of some ids, in their order. */
export const presentLeases = async (
  db: Db | Tx,
  ids: readonly string[],
  caller: Pick<Caller, 'now' | 'locale'>,
): Promise<ContractSummary[]> => {
  const [rows, rents] = await Promise.all([repository.findLeases(db, ids), repository.rentsOf(db, ids)]);
  return rows.map((row) => presentLease(row, rents.get(row.id) ?? [], caller));
};

/** @throws Problem 404 for somebody else's: its existence is not disclosed */
export const getLease = async (db: Db | Tx, caller: Caller, id: string): Promise<ContractDetail> => {
  const [row] = await repository.findLeases(db, [id]);
  if (!row || actorsOf(caller.user, row).length === 0) throw new Problem(404, 'not_found');
  const [rents, changes, files, renewal, [renews]] = await Promise.all([
    repository.rentsOf(db, [id]),
    eventsOf(db, contract, [id]),
    describeAttachments(db, row.files, caller.user.user_id, caller.locale),
    repository.renewalOf(db, id),
    repository.findLeases(db, row.renews_id === null ? [] : [row.renews_id]),
  ]);
  const more = { rents: rents.get(id) ?? [], changes: changes.get(id) ?? [], files, renewal, renews };
  return presentLeaseDetail(row, more, caller);
};

const lock = async (tx: Tx, caller: Caller, id: string): Promise<repository.LeaseRow> => {
  const row = await repository.lockLease(tx, id);
  if (!row || actorsOf(caller.user, row).length === 0) throw new Problem(404, 'not_found');
  return row;
};

/** Ends the contract that a signed one renews. One that has expired meanwhile stays expired. */
const endRenewed = async (tx: Tx, renewsId: string | null, actor: Actor<ActorOf<typeof contract>>, now: Date) => {
  const row = renewsId === null ? undefined : await repository.lockLease(tx, renewsId);
  const from = row && statusOf(row, shanghaiDay(now));
  if (!row || (from !== 'active' && from !== 'expiring')) return;
  await move(tx, contract, row.id, { from, to: 'renewed', actor, reason: null, at: now });
  await repository.updateLease(tx, row.id, { state: 'renewed', updated_at: toIsoTime(now) });
};

/**
 * Signs a contract, which ends the one that it renews; as an operator terminates it.
 * @throws Problem 404 for somebody else's, 422 `transition_refused` where its term is over, and as `move` of frame/lifecycle
 */
export const moveLease = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  { status: to, reason }: { status: 'active' | 'terminated'; reason: string | null },
): Promise<ContractDetail> =>
  inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const row = await lock(tx, caller, id);
    const today = shanghaiDay(now);
    const actor = { user, as: actorsOf(user, row) };
    const from = statusOf(row, today);
    await move(tx, contract, id, { from, to, actor, reason, at: now });
    const updated_at = toIsoTime(now);
    if (to === 'active') {
      if (row.ends_on < today) {
        throw new Problem(422, 'transition_refused', { words: OVER, details: { from, to, allowed: [] } });
      }
      await repository.updateLease(tx, id, { state: to, signed_on: today, updated_at });
      await endRenewed(tx, row.renews_id, actor, now);
    } else {
      await repository.updateLease(tx, id, { state: to, terminated_on: today, updated_at });
    }
    return getLease(tx, caller, id);
  });

/** Terms for which a contract can be renewed: those during which its unit is free. */
export const getRenewalOptions = async (db: Db | Tx, caller: Caller, id: string): Promise<RenewalOption[]> => {
  const [row] = await repository.findLeases(db, [id]);
  if (!row || actorsOf(caller.user, row).length === 0) throw new Problem(404, 'not_found');
  if (!rightsOf(row, caller, (await repository.renewalOf(db, id)) !== undefined).can_renew) return [];
  const options = renewalOptions(row, await repository.ratesOf(db, row.unit_id));
  const taken = await Promise.all(options.map((option) => repository.isTaken(db, row.unit_id, option)));
  return options.filter((_, index) => !taken[index]);
};

/**
 * Makes the contract by which another one is to be renewed; the old one ends when the new one is signed.
 * @throws Problem 404, 403 for an operator, 409 with `details.contract_id` where there is one, 422 `transition_refused`
 * where the contract cannot be renewed, or another one has the unit then
 */
export const renewLease = (
  db: Db | Tx,
  caller: Caller,
  id: string,
  { term_months }: { term_months: RenewalTerm },
): Promise<ContractDetail> =>
  inTransaction(db, async (tx) => {
    const { user, now } = caller;
    const row = await lock(tx, caller, id);
    if (!actorsOf(user, row).includes('tenant')) throw new Problem(403, 'forbidden');
    const other = await repository.renewalOf(tx, id);
    if (other) throw new Problem(409, 'conflict', { words: RENEWED, details: { contract_id: other.id } });
    const options = renewalOptions(row, await repository.ratesOf(tx, row.unit_id));
    const option = options.find((each) => each.term_months === term_months);
    if (!option || !rightsOf(row, caller, false).can_renew) {
      const from = statusOf(row, shanghaiDay(now));
      throw new Problem(422, 'transition_refused', { words: NOT_NOW, details: { from, to: 'renewed', allowed: [] } });
    }
    await repository.lockLetUnit(tx, row.unit_id);
    const { unit_id, enterprise_id, deposit, rent_period } = row;
    const made = await makeLease(
      tx,
      {
        ...{ unit_id, enterprise_id, deposit, rent_period, renews_id: id, application_id: null },
        ...{ starts_on: option.starts_on, ends_on: option.ends_on, monthly_rent: option.monthly_rent.amount },
      },
      { actor: { user, as: ['tenant'] }, now },
    );
    return getLease(tx, caller, made);
  });
