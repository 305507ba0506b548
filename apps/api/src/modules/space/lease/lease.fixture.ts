import type { Tx } from '../../../frame/context.ts';
import { contractTransfer } from './lease.transfer.ts';

/** A contract with a tenant as an operator's file holds it: a year from 2026-01-01 of 1,000 yuan a month. */
export const makeLeaseRow = (over: Record<string, unknown> = {}) => ({
  id: 'lease-1',
  unit_id: 'unit-1',
  starts_on: '2026-01-01',
  ends_on: '2026-12-31',
  state: 'active',
  enterprise_id: 'e-lantu',
  number: 'HT20260101-TEST',
  monthly_rent: 100_000,
  deposit: 200_000,
  rent_period: 'quarter',
  files: [],
  ...over,
});

/** Brings contracts in as the operator's import does. */
export const bringLeases = async (tx: Tx, rows: readonly ReturnType<typeof makeLeaseRow>[]): Promise<void> => {
  for (const row of rows) await contractTransfer.write?.(tx, row);
};
