import { createSlots, deviceStore } from '@zonekit/portal-kit/device-storage/core';

/** Ids that are kept for each user, the newest first: more than an overview has. */
const MOST_READ = 300;

/** Ids of the notifications that a user has read on this device. The service keeps none. */
const slotOf = createSlots<string[]>((user) => ({
  key: `zonekit.readNotifications.${user}`,
  version: 1,
  parse: (value) => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : null),
  store: deviceStore,
}));

export const readNotifications = (user: string): ReadonlySet<string> => new Set(slotOf(user).read());

/** @throws where this device does not store it */
export const markRead = (user: string, ids: readonly string[]): ReadonlySet<string> => {
  const slot = slotOf(user);
  const read = [...new Set([...ids, ...(slot.read() ?? [])])].slice(0, MOST_READ);
  if (!slot.write(read)) throw new Error('The browser stores no read notifications.');
  return new Set(read);
};
