import { id, isoTime, mobile } from '@zonekit/api-client/contract';
import { demandResponse } from '@zonekit/api-client/lifecycle/demand-response';
import type { DemandStatus } from '@zonekit/api-client/supply/demand/contract';
import type { ResponseStatus } from '@zonekit/api-client/supply/response/contract';
import * as z from 'zod/mini';
import type { Db, Tx } from '../../../frame/context.ts';
import { checkEnterprise, historyCell, stateCell, subjectTransfer } from '../../../frame/lifecycle/subject-transfer.ts';
import { orNull, textCell, wholeCell } from '../../../frame/transfer.ts';
import { lockDemand } from '../demand/demand.repository.ts';
import { findResponse, insertResponse, standingResponse } from './response.repository.ts';

/** States of a demand in which its responses may have a state. */
const POSSIBLE: Readonly<Record<ResponseStatus, readonly DemandStatus[]>> = {
  sent: ['released', 'unveiled'],
  accepted: ['unveiled', 'completed'],
  declined: ['released', 'unveiled', 'completed', 'withdrawn'],
};

const responsesAfter = (db: Db | Tx, after: string, limit: number) =>
  db.selectFrom('supply_responses').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute();

/** Responses to demands, with whom to call; their demands are imported before. */
export const responseTransfer = subjectTransfer({
  name: 'supply-responses',
  row: z.object({
    id,
    number: textCell(40),
    status: stateCell(demandResponse),
    demand_id: id,
    user_id: id,
    enterprise_id: id,
    responder: textCell(200),
    proposal: textCell(2_000),
    /** Fen; empty where it is negotiated. */
    price: orNull(wholeCell.check(z.gte(1), z.lte(100_000_000_000))),
    term_months: wholeCell.check(z.gte(1), z.lte(60)),
    /** Empty, as the phone, where the account was deleted. */
    contact_person: z.string().check(z.trim(), z.maxLength(50)),
    contact_phone: z.union([z.literal(''), mobile]),
    created_at: isoTime,
    updated_at: isoTime,
    history: historyCell(demandResponse),
  }),
  lifecycle: demandResponse,
  author: 'responder',
  table: {
    after: responsesAfter,
    lock: findResponse,
    insert: (tx, { history: _history, ...row }) => insertResponse(tx, row),
    // Nothing of a response that is there can be changed.
    update: () => Promise.resolve(),
  },
  async check(tx, { status, demand_id, enterprise_id }, isNew) {
    if (!isNew) return;
    await checkEnterprise(tx, enterprise_id);
    const demand = await lockDemand(tx, demand_id);
    if (!demand) throw new Error(`demand_id: there is no demand ${demand_id}`);
    if (demand.enterprise_id === enterprise_id) throw new Error('enterprise_id: the demand is its own');
    if (!POSSIBLE[status].includes(demand.status))
      throw new Error(`status: a response to a demand that is ${demand.status} cannot be ${status}`);
    const other = status === 'declined' ? undefined : await standingResponse(tx, demand_id, enterprise_id);
    if (other) throw new Error(`enterprise_id: it has responded to the demand already (${other.id})`);
  },
});
