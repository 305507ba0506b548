import type { SmsPurpose } from '@zonekit/api-client/auth/contract';
import type { Locale } from '@zonekit/api-client/contract';
import type { Context } from '../../../frame/context.ts';
import { maskPhone } from '../mask-phone.ts';
import { webhookSender } from './webhook-sender.ts';

/** One text message. A provider with templates of its own goes by `purpose`, any other sends `text`. */
export interface SmsMessage {
  phone: string;
  purpose: SmsPurpose;
  code: string;
  /** How long the code serves. */
  minutes: number;
  locale: Locale;
  text: string;
}

/** Hands a text message over to whoever delivers it. Throws where it was not taken. */
export type SmsSender = (message: SmsMessage) => Promise<void>;

/** The demo's: the code stands in the log of the service, beside a phone that nobody can call. */
const logSender =
  ({ log }: Context): SmsSender =>
  async ({ phone, code, purpose }) => {
    log.info({ to: maskPhone(phone), purpose, code }, 'a code by text message (demo)');
  };

/** The sender that the configuration names; null for a zone that sends no text messages. */
export const smsSenderOf = (context: Context): SmsSender | null => {
  const { demo, smsWebhook } = context.config;
  if (smsWebhook) return webhookSender(smsWebhook, () => context.now());
  return demo ? logSender(context) : null;
};
