import type { AddressArea } from '@zonekit/api-client/region/contract';

/** Tables of `account`; made by `account.migrations.ts`. */
export interface AccountTables {
  addresses: AddressArea & {
    id: string;
    user_id: string;
    contact: string;
    phone: string;
    detail: string;
    postcode: string | null;
    is_default: boolean;
    created_at: string;
  };
  /** By the hash of its code; gone once somebody has joined by it. */
  enterprise_invitations: { hash: string; enterprise_id: string; expires_at: string };
}

declare module '../../database/tables.ts' {
  interface Database extends AccountTables {}
}
