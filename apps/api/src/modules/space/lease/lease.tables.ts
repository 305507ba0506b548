import type { RentPeriod } from '@zonekit/api-client/space/entry-application/contract';
import type { Generated, Selectable } from 'kysely';

/**
 * What a contract has besides the columns that vacancy depends on; made by `lease.migrations.ts`. All are null where an
 * operator brought a contract without a tenant of the portal; with one, `number` to `rent_period` are there.
 */
export interface LeaseColumns {
  /** Of the tenant. */
  enterprise_id: Generated<string | null>;
  number: Generated<string | null>;
  /** Fen. */
  monthly_rent: Generated<number | null>;
  deposit: Generated<number | null>;
  rent_period: Generated<RentPeriod | null>;
  created_at: Generated<string | null>;
  updated_at: Generated<string | null>;
  /** The entry application that it follows from. */
  application_id: Generated<string | null>;
  /** The contract that it renews. */
  renews_id: Generated<string | null>;
  /** Ids of its files. */
  files: Generated<string[]>;
  signed_on: Generated<string | null>;
  terminated_on: Generated<string | null>;
}

export interface LeaseTables {
  space_rents: {
    contract_id: string;
    /** Counts from 1. */
    period: number;
    starts_on: string;
    /** Included. */
    ends_on: string;
    /** Fen. */
    amount: number;
    due_on: string;
    paid_on: string | null;
  };
}

export type RentRow = Selectable<LeaseTables['space_rents']>;

declare module '../../../database/tables.ts' {
  interface Database extends LeaseTables {}
}
