import type { ResponseStatus } from '@zonekit/api-client/supply/response/contract';
import type { Selectable } from 'kysely';

/** Made by `response.migrations.ts`. */
export interface ResponseTables {
  supply_responses: {
    id: string;
    number: string;
    demand_id: string;
    user_id: string;
    enterprise_id: string;
    /** Name of the enterprise when it was sent. */
    responder: string;
    proposal: string;
    /** Fen; null where it is negotiated. */
    price: number | null;
    term_months: number;
    contact_person: string;
    contact_phone: string;
    status: ResponseStatus;
    created_at: string;
    updated_at: string;
  };
}

export type ResponseRow = Selectable<ResponseTables['supply_responses']>;

declare module '../../../database/tables.ts' {
  interface Database extends ResponseTables {}
}
