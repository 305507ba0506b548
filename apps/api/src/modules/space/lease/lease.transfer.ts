import { id, isoDate } from '@zonekit/api-client/contract';
import { contract } from '@zonekit/api-client/lifecycle/contract';
import { rentPeriod } from '@zonekit/api-client/space/entry-application/contract';
import * as z from 'zod/mini';
import type { Tx } from '../../../frame/context.ts';
import { addMonths } from '../../../frame/day.ts';
import { begin, move } from '../../../frame/lifecycle/lifecycle.ts';
import {
  allRows,
  listCell,
  nullableCell,
  orNull,
  textOf,
  transfer,
  whatHappens,
  wholeCell,
} from '../../../frame/transfer.ts';
import { CONTRACT_STATES, type ContractRow } from '../space.tables.ts';
import { writeContracts } from '../space.write.ts';
import { insertRents, lockLetUnit, rentsOf, updateLease } from './lease.repository.ts';
import { rentSchedule } from './rent-schedule.ts';

const LONGEST_MONTHS = 600;

const contractRow = z.object({
  id,
  unit_id: id,
  starts_on: isoDate,
  ends_on: isoDate,
  state: z.enum(CONTRACT_STATES),
  /** Of the tenant in the portal; the columns after it are empty without one. */
  enterprise_id: orNull(id),
  number: nullableCell(40),
  /** Fen, as the deposit. */
  monthly_rent: orNull(wholeCell),
  deposit: orNull(wholeCell),
  rent_period: orNull(rentPeriod),
  files: listCell(id),
});
type ContractData = z.output<typeof contractRow>;

const columns = Object.keys(contractRow.shape) as (keyof ContractData)[];

/** The columns of a contract with a tenant. @throws Error for one that is missing */
const leaseOf = ({ enterprise_id, number, monthly_rent, deposit, rent_period, files }: ContractData) => {
  if (number === null) throw new Error('number: a contract with a tenant needs one');
  if (monthly_rent === null) throw new Error('monthly_rent: a contract with a tenant needs it, in fen');
  if (deposit === null) throw new Error('deposit: a contract with a tenant needs it, in fen; 0 for none');
  if (rent_period === null)
    throw new Error(`rent_period: a contract with a tenant needs ${rentPeriod.options.join(' or ')}`);
  return { enterprise_id, number, monthly_rent, deposit, rent_period, files };
};

/** How a contract that is brought in came to its state. */
const WAYS: Readonly<Record<ContractRow['state'], readonly ContractRow['state'][]>> = {
  pending_signature: [],
  active: ['active'],
  renewed: ['active', 'renewed'],
  terminated: ['terminated'],
};

/** The history of a contract that is brought in begins on its first day. */
const beginLease = async (tx: Tx, { id, state, starts_on }: ContractData) => {
  const step = { actor: { user: null, as: ['operator'] }, at: new Date(`${starts_on}T00:00:00+08:00`) } as const;
  await begin(tx, contract, id, { state: 'pending_signature', ...step });
  let from: ContractRow['state'] = 'pending_signature';
  for (const to of WAYS[state]) {
    await move(tx, contract, id, { from, to, reason: to === 'terminated' ? '导入时已解除' : null, ...step });
    from = to;
  }
};

/** The rents of new terms in the place of the old ones. @throws Error where some are paid */
const replaceRents = async (tx: Tx, row: ContractData, { monthly_rent, rent_period }: ReturnType<typeof leaseOf>) => {
  const paid = await tx
    .selectFrom('space_rents')
    .select('period')
    .where('contract_id', '=', row.id)
    .where('paid_on', 'is not', null)
    .executeTakeFirst();
  if (paid) throw new Error('rents are paid already, so its terms cannot be changed. Make a new contract');
  await tx.deleteFrom('space_rents').where('contract_id', '=', row.id).execute();
  const rents = rentSchedule({ starts_on: row.starts_on, ends_on: row.ends_on, monthly_rent }, rent_period);
  await insertRents(
    tx,
    rents.map((rent) => ({ ...rent, contract_id: row.id, paid_on: null })),
  );
};

const TERMS = ['starts_on', 'ends_on', 'monthly_rent', 'rent_period'] as const;

/**
 * Contracts; two of one unit never overlap, unless terminated. One with a tenant gets its rents; its later changes of state
 * are moves of the operator's command.
 */
export const contractTransfer = transfer({
  name: 'space_contracts',
  row: contractRow,
  read: (db) =>
    allRows(
      (after, limit) =>
        db.selectFrom('space_contracts').select(columns).where('id', '>', after).orderBy('id').limit(limit).execute(),
      textOf,
    ),
  async write(tx, row) {
    if (row.ends_on < row.starts_on) throw new Error('ends_on is before starts_on');
    if (!(await lockLetUnit(tx, row.unit_id))) throw new Error(`unit_id: there is no unit ${row.unit_id}`);
    const before = await tx.selectFrom('space_contracts').select(columns).where('id', '=', row.id).executeTakeFirst();
    const happens = whatHappens(before, row);
    if (happens === 'same') return happens;
    if (row.enterprise_id === null || row.enterprise_id === undefined) {
      if (before?.enterprise_id) throw new Error('enterprise_id: a contract keeps its tenant. Terminate it instead');
      await writeContracts(tx, [row]);
      return happens;
    }
    const lease = leaseOf(row);
    if (row.ends_on >= addMonths(row.starts_on, LONGEST_MONTHS))
      throw new Error('ends_on: the term is longer than 50 years');
    const isNew = !before?.enterprise_id;
    if (!isNew && before.state !== row.state) {
      throw new Error(`state: move it by "npm run operator -- move contract ${lease.number} ${row.state}"`);
    }
    await writeContracts(tx, [row]);
    const at = `${row.starts_on}T00:00:00+08:00`;
    const signed = row.state === 'active' || row.state === 'renewed';
    const made = { created_at: at, updated_at: at, signed_on: signed ? row.starts_on : null };
    await updateLease(tx, row.id, { ...lease, ...(isNew && made) });
    if (isNew) await beginLease(tx, row);
    if (isNew || TERMS.some((name) => before[name] !== row[name])) await replaceRents(tx, row, lease);
    return happens;
  },
});

/** The rents of contracts with a tenant. `paid_on` is what an import changes; the rest follows from the contract. */
export const rentTransfer = transfer({
  name: 'space_rents',
  row: z.object({
    contract_id: id,
    period: wholeCell,
    starts_on: isoDate,
    ends_on: isoDate,
    amount: wholeCell,
    due_on: isoDate,
    paid_on: orNull(isoDate),
  }),
  async *read(db) {
    const contracts = allRows(
      (after, limit) =>
        db
          .selectFrom('space_contracts')
          .select('id')
          .where('enterprise_id', 'is not', null)
          .where('id', '>', after)
          .orderBy('id')
          .limit(limit)
          .execute(),
      (contract) => contract.id,
    );
    for await (const contract of contracts)
      for (const row of (await rentsOf(db, [contract])).get(contract) ?? []) yield textOf(row);
  },
  async write(tx, row) {
    const rents = (await rentsOf(tx, [row.contract_id])).get(row.contract_id);
    const before = rents?.find(({ period }) => period === row.period);
    if (!before)
      throw new Error(`period: contract ${row.contract_id} has no period ${row.period}. Rents are made with it`);
    const happens = whatHappens(before, row);
    if (happens === 'same') return happens;
    if (whatHappens({ ...before, paid_on: row.paid_on }, row) !== 'same') {
      throw new Error('only paid_on can be changed. Export the rents anew and fill it in there');
    }
    await tx
      .updateTable('space_rents')
      .set({ paid_on: row.paid_on })
      .where('contract_id', '=', row.contract_id)
      .where('period', '=', row.period)
      .execute();
    return happens;
  },
});
