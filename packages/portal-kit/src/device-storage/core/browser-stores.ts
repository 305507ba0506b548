import type { TextStore } from './slot.ts';

/** `localStorage`. Throws if the browser forbids it, which `createSlot` handles. */
export const deviceStore = (): TextStore | null => globalThis.localStorage ?? null;

/** Storage of this tab only. */
export const tabStore = (): TextStore | null => globalThis.sessionStorage ?? null;
