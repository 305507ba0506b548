import type { Context } from '../../../frame/context.ts';
import { maskPhone } from '../mask-phone.ts';
import type { SmsSender } from './sms-sender.types.ts';
import { webhookSender } from './webhook-sender.ts';

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
