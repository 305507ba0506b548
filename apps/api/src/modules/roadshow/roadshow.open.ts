import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../frame/context.ts';
import type { OperatorCommand } from '../../frame/module.ts';
import { readSetting, writeSetting } from '../../frame/settings.ts';

const KEY = 'roadshow.booking_open';

/** The operator's decision; until there is one, the configuration of this service, which is the zone's. */
export const isBookingOpen = async (db: Db | Tx, { bookingOpen }: Pick<Config, 'bookingOpen'>): Promise<boolean> => {
  const decision = await readSetting(db, KEY);
  return typeof decision === 'boolean' ? decision : bookingOpen;
};

/** Opens or closes bookings for everybody; what is booked stays. */
export const setBookingOpen = (db: Db | Tx, open: boolean, by: { account: string; now: Date }): Promise<void> =>
  writeSetting(db, KEY, open, by);

/** `open-booking` and `close-booking`. */
export const bookingCommands: readonly OperatorCommand[] = [true, false].map((open) => ({
  name: open ? 'open-booking' : 'close-booking',
  description: `${open ? 'opens' : 'closes'} roadshow booking for everybody; what is booked stays`,
  run: async ({ db, now }, { account }) => {
    await setBookingOpen(db, open, { account, now: now() });
    return `Roadshow booking is ${open ? 'open' : 'closed'} now.`;
  },
}));
