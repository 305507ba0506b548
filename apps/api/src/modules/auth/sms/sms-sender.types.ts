import type { SmsPurpose } from '@zonekit/api-client/auth/contract';
import type { Locale } from '@zonekit/api-client/contract';

/** One text message. Providers with their own templates choose one by `purpose`; others send `text`. */
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
