import { createSlots, deviceStore } from '../device-storage/core/index.ts';

const watched = createSlots<number>((id) => ({
  key: `zonekit.video.${id}`,
  version: 1,
  parse: (value) => (typeof value === 'number' ? value : null),
  store: deviceStore,
}));

/** Seconds watched on this device; NaN if nothing is stored. */
export const watchedOf = (id: string): number => watched(id).read() ?? Number.NaN;

/** Stored where the browser has storage; else the video starts over next time. */
export const saveWatched = (id: string, seconds: number): void => {
  if (seconds > 0) watched(id).write(Math.round(seconds * 10) / 10);
  else watched(id).remove();
};
