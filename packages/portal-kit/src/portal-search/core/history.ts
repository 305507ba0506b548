/** How many texts are remembered. */
export const HISTORY_LENGTH = 8;
/** Longest text that a search takes. */
const LONGEST = 100;

/** Where a device keeps what was searched. `name` tells apart two searches of one origin. */
export const historyKey = (name: string): string => `zonekit.search.${name}`;

const clean = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.trim().slice(0, LONGEST)))]
    .filter((text) => text !== '')
    .slice(0, HISTORY_LENGTH);

/** Newest first; a text that was searched before moves up. A blank one is no search. */
export const addToHistory = (texts: readonly string[], text: string): string[] => clean([text, ...texts]);

/** What a device has kept, which anybody may have written. */
export const parseHistory = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? clean(value.filter((text) => typeof text === 'string')) : null;
