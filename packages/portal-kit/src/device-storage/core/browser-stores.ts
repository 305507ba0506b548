import type { TextStore } from './slot.ts';

/** Kept until somebody clears it. Throws where the browser forbids it, which `createSlot` expects. */
export const deviceStore = (): TextStore | null => globalThis.localStorage ?? null;

/** Kept for this tab alone. */
export const tabStore = (): TextStore | null => globalThis.sessionStorage ?? null;
