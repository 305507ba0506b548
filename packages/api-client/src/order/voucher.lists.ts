import { statesOf } from '../lifecycle/lifecycle.ts';
import { voucherRedemption } from '../lifecycle/subjects/voucher-redemption.lifecycle.ts';
import { defineList } from '../list/list-definition.ts';

// The words of these values are in `voucher.labels.ts` of the service.
/** Why a balance changed: granted by the zone, taken or given back by an order, taken or given back by a redemption. */
export const MOVEMENT_KINDS = ['grant', 'deduct', 'return', 'redeem', 'redeem_return'] as const;

/** Invoices of one redemption at most. */
export const MOST_VOUCHER_INVOICES = 5;
/** Percent of what the invoices say that one redemption pays at most. */
export const REDEMPTION_RATE = 50;
/** Fen: from this total of the invoices on, a redemption needs the service contract. */
export const CONTRACT_FROM = 5_000_000;

export const voucherMovementList = defineList({
  facets: { kind: MOVEMENT_KINDS, year: null },
  sorts: ['at'],
  formats: ['json', 'csv'],
});

export const redemptionList = defineList({
  facets: { status: statesOf(voucherRedemption) },
  sorts: ['running', 'updated_at'],
  formats: ['json', 'csv'],
});
