import type { Db, Tx } from '../../frame/context.ts';
import { readSetting, writeSetting } from '../../frame/settings.ts';

const KEY = 'roadshow.booking_open';

/** Open unless an operator has closed it. */
export const isBookingOpen = async (db: Db | Tx): Promise<boolean> => (await readSetting(db, KEY)) !== false;

/** Opens or closes bookings for everybody; what is booked stays. */
export const setBookingOpen = (db: Db | Tx, open: boolean, by: { account: string; now: Date }): Promise<void> =>
  writeSetting(db, KEY, open, by);
