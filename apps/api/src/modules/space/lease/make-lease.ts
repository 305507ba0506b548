import { randomUUID } from 'node:crypto';
import type { ActorOf } from '@zonekit/api-client/lifecycle';
import { contract } from '@zonekit/api-client/lifecycle/contract';
import type { RentPeriod } from '@zonekit/api-client/space/entry-application/contract';
import { toIsoTime } from '../../../database/parsers.ts';
import type { Tx } from '../../../frame/context.ts';
import { type Actor, begin } from '../../../frame/lifecycle/lifecycle.ts';
import { Problem } from '../../../frame/problem.ts';
import { insertNumbered } from '../../../frame/quoted-number.ts';
import { insertLease, insertRents, isTaken } from './lease.repository.ts';
import { rentSchedule } from './rent-schedule.ts';

export interface LeaseTerms {
  unit_id: string;
  enterprise_id: string;
  starts_on: string;
  ends_on: string;
  /** Fen. */
  monthly_rent: number;
  deposit: number;
  rent_period: RentPeriod;
  application_id: string | null;
  renews_id: string | null;
}

const TAKEN = {
  'zh-CN': '该空间在所选租期内已签约，不能再签',
  en: 'Another contract has this unit during the chosen term',
};

/**
 * Makes a contract that is to be signed, with its rents. The caller has locked the unit's row, so that of simultaneous
 * contracts for one unit exactly one is made; the constraint `space_contracts_overlap` is the second guard.
 * @returns its id
 * @throws Problem 422 `transition_refused` where another contract has the unit on a day of the term
 */
export const makeLease = async (
  tx: Tx,
  terms: LeaseTerms,
  { actor, now }: { actor: Actor<ActorOf<typeof contract>>; now: Date },
): Promise<string> => {
  if (await isTaken(tx, terms.unit_id, terms)) {
    throw new Problem(422, 'transition_refused', { words: TAKEN, details: { unit_id: terms.unit_id } });
  }
  const at = toIsoTime(now);
  const id = randomUUID();
  const row = { ...terms, id, state: 'pending_signature', created_at: at, updated_at: at } as const;
  await insertNumbered('HT', at.slice(0, 10), (number) => insertLease(tx, { ...row, number }));
  const rents = rentSchedule(terms, terms.rent_period);
  await insertRents(
    tx,
    rents.map((rent) => ({ ...rent, contract_id: id, paid_on: null })),
  );
  await begin(tx, contract, id, { state: 'pending_signature', actor, at: now });
  return id;
};
