export { deviceStore, tabStore } from './browser-stores.ts';
export {
  activeTitle,
  deviceId,
  ensureDeviceId,
  MOST_VISITED,
  VISITS_KEPT_MS,
  type VisitedPage,
  visitedPages,
  withVisit,
} from './memories.ts';
export { createSlot, createSlots, migrated, type Slot, type SlotOptions, type TextStore } from './slot.ts';
