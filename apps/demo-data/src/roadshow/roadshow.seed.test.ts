import { type Booking, roadshowEndpoints } from '@zonekit/api-client/roadshow/contract';
import { expect, it } from 'vitest';
import { startTestApi } from '../../../api/test/harness.ts';
import { contentFiles } from '../content/files.ts';
import type { Seed } from '../demo-data.ts';
import { seed as seedRoadshow } from './roadshow.seed.ts';

const start = (today: string) =>
  startTestApi({ now: () => new Date(`${today}T10:00:00+08:00`), seed: [seedVideoFiles, seedRoadshow, seedRoadshow] });

/** Rows of the files that the demo's recording consists of, without their bytes. */
const seedVideoFiles: Seed = async ({ db }) => {
  const files = contentFiles.filter(({ id }) => /^f-(vid-04|poster)/.test(id));
  const created_at = '2026-11-01T09:00:00+08:00';
  await db
    .insertInto('files')
    .values(
      files.map(({ id, name, nameEn, kind, mime }) => ({
        ...{ id, name, name_en: nameEn, kind, mime, created_at },
        ...{ storage_key: id, size: 1, access: 'public' as const },
      })),
    )
    .execute();
};

it.each(['2026-11-20', '2026-12-31', '2027-02-01'])(
  'gives the calendar of %s a picture, once',
  async (today) => {
    const api = await start(today);
    try {
      const all = await api.db.selectFrom('booking_half_days').selectAll().execute();
      const days = new Map<string, number>();
      for (const row of all) days.set(row.appointment_date, (days.get(row.appointment_date) ?? 0) + 1);
      expect([...days.values()].filter((count) => count === 2).length).toBeGreaterThanOrEqual(4);
      expect([...days.values()].filter((count) => count === 1).length).toBeGreaterThanOrEqual(6);
      const listed = await api.inject(roadshowEndpoints.listBookings, {}, { as: 'demo' });
      const mine: Booking[] = [];
      for (const { id: booking_id } of listed.body.data) {
        const { body } = await api.inject(roadshowEndpoints.getBooking, { params: { booking_id } }, { as: 'demo' });
        mine.push(body.data);
      }
      const statuses = new Set(mine.map((booking) => booking.status));
      expect([...statuses]).toEqual(expect.arrayContaining(['approved', 'submitted', 'rejected', 'cancelled']));
      for (const booking of mine) {
        expect(booking.events.at(-1)?.to).toBe(booking.status);
        expect(Date.parse(booking.created_at)).toBeLessThanOrEqual(api.context.now().getTime());
      }
      const held = await api.db.selectFrom('bookings').select('status').where('status', '=', 'held').execute();
      expect(held.length > 0).toBe(!today.endsWith('-01'));
      const videos = mine.filter((booking) => booking.video !== null);
      expect(videos.map(({ status }) => status)).toEqual(today.endsWith('-01') ? [] : ['held']);
    } finally {
      await api.close();
    }
  },
  60_000,
);
