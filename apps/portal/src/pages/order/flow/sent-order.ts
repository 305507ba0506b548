import type { OrderKind } from '@zonekit/api-client/order/contract';
import type { OrderRequest } from '@zonekit/api-client/order/hooks';
import { createSlots, deviceStore, type Slot } from '@zonekit/portal-kit/device-storage/core';
import * as z from 'zod/mini';

const stored = z.object({
  /** Idempotency key of the one submission. */
  key: z.string().check(z.minLength(8)),
  /** When it was sent first, ISO 8601. */
  at: z.string(),
  /** Whether the service may have made the order: true from before it is sent until it is refused. */
  lost: z.boolean(),
  request: z.object({
    what: z.enum(['reservation', 'service', 'experiment', 'material']),
    body: z.record(z.string(), z.unknown()),
  }),
  /** As it was shown: what the page says while it is unknown whether the order exists. */
  kept: z.object({
    title: z.string(),
    choice: z.string(),
    contact: z.string(),
    payable: z.number(),
  }),
});

/** An order that was sent and of which no answer has come. It is stored before it is sent. */
export interface SentOrder extends Omit<z.infer<typeof stored>, 'request'> {
  request: OrderRequest;
}

const slotOf = createSlots<SentOrder>((name) => ({
  key: `zonekit.order-sent.${name}`,
  version: 1,
  // This page wrote the body; the service validates it again.
  parse: (value) => stored.parse(value) as SentOrder,
  store: deviceStore,
}));

/** Storage key by user and offer. */
export const sentSlot = (userId: string, kind: OrderKind, offer: string): Slot<SentOrder> =>
  slotOf(`${userId}.${kind}.${offer}`);

/** The service forgets a key after 48 hours; sent later, the same request would be a second order. */
const KEY_MS = 47 * 3_600_000;

/** Whether the same request still gives the same order. @param now milliseconds since 1970 */
export const isKeyKnown = ({ at }: Pick<SentOrder, 'at'>, now: number): boolean => now - Date.parse(at) < KEY_MS;

/** Pauses in milliseconds before each time that the page asks by itself. */
const PAUSES = [5_000, 10_000, 20_000, 30_000, 30_000, 30_000] as const;
export const MOST_TRIES = PAUSES.length;

/** Null where the page has asked often enough. @param tried times that it has asked by itself */
export const nextPause = (tried: number): number | null => PAUSES[tried] ?? null;

/** Errors that are raised before the key is looked up: they do not tell whether an earlier attempt succeeded. */
const BEFORE_THE_KEY: readonly number[] = [401, 408, 425, 429];

/**
 * Meaning of a failure. `refused`: the service has not made the order. `again`: not this time, and the same request may be
 * sent again under its key. `lost`: nobody knows.
 */
export const meaningOf = ({ kind, status }: { kind: string; status: number | null }): 'refused' | 'again' | 'lost' => {
  if (kind !== 'http' || status === null || status >= 500) return 'lost';
  return BEFORE_THE_KEY.includes(status) ? 'again' : 'refused';
};

/** The stored key where it belongs to the same request and is still known; else a new one. */
export const keyFor = (
  before: SentOrder | null,
  request: OrderRequest,
  now: number,
  make: () => string,
): Pick<SentOrder, 'key' | 'at'> =>
  before && isKeyKnown(before, now) && JSON.stringify(before.request) === JSON.stringify(request)
    ? { key: before.key, at: before.at }
    : { key: make(), at: new Date(now).toISOString() };
