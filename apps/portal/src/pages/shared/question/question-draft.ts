import { createSlot, deviceStore } from '@zonekit/portal-kit/device-storage/core';
import { LONGEST_QUESTION } from './question-limits.ts';

/** A question that was typed and not sent to the zone office yet, over a login too. */
export const questionDraft = createSlot<string>({
  key: 'zonekit.question-draft',
  version: 1,
  parse: (value) => (typeof value === 'string' ? value.slice(0, LONGEST_QUESTION) : null),
  store: deviceStore,
});
