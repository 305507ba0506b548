import type { Locale } from '@zonekit/api-client/contract';
import type { GptSource } from '@zonekit/api-client/gpt/contract';

/** A text that may answer a question, in one language. */
export interface Passage extends Omit<GptSource, 'quote'> {
  lang: Locale;
  text: string;
  /** Breaks ties between passages that carry the same: entries first, then calls that are open. */
  preference: number;
}
