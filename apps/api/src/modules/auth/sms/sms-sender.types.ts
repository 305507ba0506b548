import type { SmsPurpose } from '@zonekit/api-client/auth/contract';
import type { Locale } from '@zonekit/api-client/contract';

/** A text message. Providers with templates of their own select the template by `purpose`; others send `text`. */
export interface SmsMessage {
  phone: string;
  purpose: SmsPurpose;
  code: string;
  /** Validity of the code. */
  minutes: number;
  locale: Locale;
  text: string;
}

/** Hands a text message over to whoever delivers it. Throws where it was not taken. */
export type SmsSender = (message: SmsMessage) => Promise<void>;
