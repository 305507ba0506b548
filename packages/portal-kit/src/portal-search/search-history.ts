import { createSlot, deviceStore } from '../device-storage/core/index.ts';
import { historyKey, parseHistory } from './core/history.ts';

/** What this device searched before, newest first. `name` tells apart two searches of one origin. */
export const searchHistory = (name: string) =>
  createSlot({ key: historyKey(name), version: 1, parse: parseHistory, store: deviceStore });
