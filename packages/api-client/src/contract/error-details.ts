import type { OrderConflict } from '../order/order.contract.ts';
import type { HalfDayEntry } from '../roadshow/roadshow.contract.ts';
import type { ViewingConflict } from '../space/appointment.contract.ts';
import type { ErrorCode } from './contract.ts';

/** A field by its JSON pointer without the leading slash (`appointment_dates/0/period`), and its problem in words. */
export interface FieldProblem {
  path: string;
  message: string;
}

/**
 * `details` of an error by its code, as the service sends them; a code that is missing here has none. Fields that only some
 * calls send are optional.
 */
export interface ErrorDetails {
  bad_request: {
    /** The cursor is not one of this list. */
    cursor?: string;
    /** The place to go on from is not one of these lists. */
    after?: string;
  };
  signature_expired: {
    /** Seconds since 1970. */
    server_time: number;
  };
  /** A move along a lifecycle that only others may make. */
  forbidden: { from?: string; to?: string; allowed?: readonly string[] };
  not_found: {
    field?: string;
    /** The dictionary that does not exist. */
    name?: string;
  };
  conflict: {
    /** Version of the record now: another user saved it in between. */
    version?: number;
    /** The account name, phone, credit code or invitation that is taken. */
    field?: string;
    /** Bytes that an upload has. */
    offset?: number;
    /** The record that there is already. */
    application_id?: string;
    appointment_id?: string;
    contract_id?: string;
    enrolment_id?: string;
    expert_entry_id?: string;
    response_id?: string;
    settlement_id?: string;
    /** Half-days of a roadshow that were taken meanwhile. */
    conflicts?: readonly HalfDayEntry[];
    /** Half-days of a roadshow, or hours of a viewing, that are free. */
    nearest_free?: readonly HalfDayEntry[] | ViewingConflict['nearest_free'];
    /** Of an order: another price, too little in stock, a bucket that was taken meanwhile. */
    reason?: OrderConflict['reason'];
    price?: OrderConflict['price'];
    stock?: OrderConflict['stock'];
  };
  watermark_refused: { reason: string };
  validation_failed: {
    fields?: readonly FieldProblem[];
    field?: string;
    /** Versions of the terms and the privacy policy in force. */
    agreements?: { terms_version: string; privacy_version: string };
    /** The rebate that there is for the period already. */
    tax_rebate_id?: string;
  };
  transition_refused: {
    /** States of the record: its own, the wanted one, those that it may have next. */
    from?: string;
    to?: string;
    allowed?: readonly string[];
    /** State of the demand or the activity that it belongs to. */
    status?: string;
    /** Steps of a registration that come first. */
    waits_for?: readonly string[];
    /** How many addresses an account may have. */
    limit?: number;
    /** Time from which the token may be refreshed. */
    refreshable_from?: string;
    /** The unit that is let already. */
    unit_id?: string;
  };
  captcha_invalid: { field?: string; failures_left?: number };
  credentials_invalid: { field?: string; failures_left?: number };
  account_locked: { field?: string; until: string; retry_after_s: number };
  rate_limited: { retry_after_s?: number };
  /** The single sign-on that is not connected. */
  unavailable: { provider?: string };
}

/** `details` of a code: `DetailsOf<'conflict'>`; `never` for a code without. */
export type DetailsOf<C extends ErrorCode> = C extends keyof ErrorDetails ? ErrorDetails[C] : never;
