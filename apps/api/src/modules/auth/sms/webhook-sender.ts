import { createHmac } from 'node:crypto';
import type { SmsSender } from './sms-sender.types.ts';

const TIMEOUT_MS = 8_000;

/**
 * Posts each message as JSON to an address of the zone, which hands it to its provider. `x-zonekit-signature` is the
 * HMAC-SHA-256 of `<x-zonekit-ts>.<body>` under the shared secret, in hex. Any 2xx means taken; a message is not sent
 * again by itself, as nobody knows whether a lost answer was a lost message.
 */
export const webhookSender =
  ({ url, secret }: { url: string; secret: string }, now: () => Date): SmsSender =>
  async (message) => {
    const body = JSON.stringify(message);
    const ts = String(Math.floor(now().getTime() / 1000));
    const signature = createHmac('sha256', secret).update(`${ts}.${body}`).digest('hex');
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-zonekit-ts': ts, 'x-zonekit-signature': signature },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The SMS webhook answered ${response.status}.`);
  };
