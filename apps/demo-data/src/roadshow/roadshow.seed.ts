import { roadshowBooking } from '@zonekit/api-client/lifecycle/roadshow-booking';
import type { BookingInput, BookingStatus, HalfDayEntry } from '@zonekit/api-client/roadshow/contract';
import type { Context, Tx, User } from '../../../api/src/frame/context.ts';
import { addDays, isDay, shanghaiDay } from '../../../api/src/frame/day.ts';
import { begin, move } from '../../../api/src/frame/lifecycle/lifecycle.ts';
import { findFile } from '../../../api/src/modules/file/file.repository.ts';
import { bookableWindow } from '../../../api/src/modules/roadshow/half-days.ts';
import { takes } from '../../../api/src/modules/roadshow/roadshow.lifecycle.ts';
import { insertBooking, takeHalfDays } from '../../../api/src/modules/roadshow/roadshow.repository.ts';
import { attachVideo } from '../../../api/src/modules/roadshow/roadshow.video.ts';
import { captionsId, posterId } from '../content/files.ts';
import { zoneWords } from '../zone-words.ts';
import { guests, ownTalks, type Talk, talks } from './roadshow.seed-data.ts';

/** Which half-days of a month are taken: some days whole, some half, and most of the month free. */
const PICTURE = {
  odd: ['03am', '05', '10pm', '12', '17am', '23am', '24', '28pm'],
  even: ['01pm', '05', '06', '09pm', '11am', '15', '18pm', '21am', '24pm', '25', '29am', '31'],
};

/** The demo user's own: day of this month or the next, and what became of it. A past day that was approved has been held. */
const OWN: { day: string; of: ('this' | 'next')[]; status: BookingStatus; reason: string | null }[] = [
  { day: '08am', of: ['this', 'next'], status: 'approved', reason: null },
  { day: '14pm', of: ['next'], status: 'submitted', reason: null },
  { day: '19', of: ['this'], status: 'cancelled', reason: '路演企业行程调整，另行安排' },
  { day: '20am', of: ['next'], status: 'rejected', reason: '当日会场设备检修，请改选其他时段' },
];

const halvesOf = (month: string, code: string): HalfDayEntry[] => {
  const appointment_date = `${month}-${code.slice(0, 2)}`;
  if (!isDay(appointment_date)) return [];
  const both: HalfDayEntry[] = [
    { appointment_date, period: 1 },
    { appointment_date, period: 2 },
  ];
  return code.endsWith('am') ? both.slice(0, 1) : code.endsWith('pm') ? both.slice(1) : both;
};

interface Planned {
  id: string;
  number: string;
  userId: string;
  actor: string;
  status: BookingStatus;
  reason: string | null;
  created_at: string;
  input: BookingInput;
}

const plan = (month: string, today: string): Planned[] => {
  const odd = Number(month.slice(5)) % 2 === 1;
  const compact = month.replace('-', '');
  const first = new Date(`${month}-01T00:00:00Z`);
  // Booked in the second half of the month before, during office hours.
  const createdAt = (i: number): string => {
    const at = new Date(first.getTime() - (1 + (i % 12)) * 86_400_000).toISOString().slice(0, 10);
    const day = at < today ? at : today;
    if (day === today) return `${day}T00:00:${String(i).padStart(2, '0')}+08:00`;
    return `${day}T${String(9 + (i % 8)).padStart(2, '0')}:${String((i * 7) % 60).padStart(2, '0')}:00+08:00`;
  };
  const settled = (status: BookingStatus, halves: HalfDayEntry[]): BookingStatus => {
    const past = (halves[0]?.appointment_date ?? '') < today;
    return past && takes(status) ? 'held' : status;
  };
  const made = (talk: Talk, halves: HalfDayEntry[]): BookingInput => ({ ...talk, appointment_dates: halves });

  const others = PICTURE[odd ? 'odd' : 'even'].flatMap((code, i): Planned[] => {
    const halves = halvesOf(month, code);
    const guest = guests[(i + Number(month.slice(5))) % guests.length];
    const talk = talks[(i + Number(month.slice(5))) % talks.length];
    if (halves.length === 0 || !guest || !talk) return [];
    const status = settled(i % 3 === 2 ? 'submitted' : 'approved', halves);
    const tail = `S${'23456789ABCDEFGH'[i]}${odd ? '7K' : '3M'}`;
    return [
      {
        id: `seed-${compact}-${String(i + 1).padStart(2, '0')}`,
        number: `RS${createdAt(i).slice(0, 10).replaceAll('-', '')}-${tail}`,
        userId: `u-guest-${i + 1}`,
        actor: guest.contact_person,
        status,
        reason: null,
        created_at: createdAt(i),
        input: made({ ...talk, ...guest }, halves),
      },
    ];
  });
  const which = month === today.slice(0, 7) ? 'this' : 'next';
  const own = OWN.flatMap(({ day, of, status, reason }, i): Planned[] => {
    if (!of.includes(which)) return [];
    const halves = halvesOf(month, day);
    const talk = ownTalks[i];
    if (halves.length === 0 || !talk) return [];
    return [
      {
        id: `seed-${compact}-own-${i + 1}`,
        number: `RS${createdAt(i).slice(0, 10).replaceAll('-', '')}-${['D4QX', 'F8NW', 'H5RT', 'K9VY'][i]}`,
        userId: 'u-demo',
        actor: talk.contact_person,
        status: settled(status, halves),
        reason,
        created_at: createdAt(i + 1),
        input: made(talk, halves),
      },
    ];
  });
  return [...others, ...own];
};

const OPERATOR: User = {
  user_id: 'u-operator',
  account: 'operator',
  name: '路演中心',
  role: 'operator',
  enterprise_id: null,
};

/** The states that a booking went through on its way. */
const way = (status: BookingStatus): BookingStatus[] =>
  status === 'held' ? ['approved', 'held'] : status === 'submitted' ? [] : [status];

const write = async (tx: Tx, item: Planned): Promise<void> => {
  const { appointment_dates } = item.input;
  if (takes(item.status)) {
    const got = await takeHalfDays(tx, item.id, appointment_dates);
    // A visitor was here first: the demo steps back.
    if (got.length < appointment_dates.length) {
      await tx.deleteFrom('booking_half_days').where('booking_id', '=', item.id).execute();
      return;
    }
  }
  const { id, number, status, created_at } = item;
  if (!(await insertBooking(tx, { id, number, user_id: item.userId, status, created_at }, item.input))) {
    await tx.deleteFrom('booking_half_days').where('booking_id', '=', id).execute();
    return;
  }
  const owner = { user: { user_id: item.userId, name: item.actor }, as: ['owner'] } as const;
  const operator = { user: OPERATOR, as: ['operator'] } as const;
  const created = new Date(created_at);
  await begin(tx, roadshowBooking, id, { state: 'submitted', actor: owner, at: created });
  let from: BookingStatus = 'submitted';
  for (const to of way(status)) {
    const actor = to === 'cancelled' ? owner : operator;
    const at = to === 'held' ? new Date(`${appointment_dates.at(-1)?.appointment_date}T18:00:00+08:00`) : created;
    await move(tx, roadshowBooking, id, { from, to, actor, reason: item.reason, at });
    from = to;
  }
  if (status === 'held' && item.userId === 'u-demo') await attach(tx, item);
};

/** The recording of the demo user's roadshow, the day after it, where the demo has its files. */
const attach = async (tx: Tx, { id, input }: Planned): Promise<void> => {
  const video = { file_id: 'f-vid-04', seconds: 5, poster: posterId('car') };
  const captions = (['zh-CN', 'en'] as const).map((lang) => ({ lang, file_id: captionsId(video.file_id, lang) }));
  if (!(await findFile(tx, video.file_id))) return;
  const after = addDays(input.appointment_dates.at(-1)?.appointment_date ?? '', 1);
  await attachVideo(tx, OPERATOR, id, { ...video, captions }, new Date(`${after}T10:00:00+08:00`));
};

/**
 * Bookings of this month and the next, so that the calendar has a picture whenever the demo starts. A month that has
 * been seeded once is left alone.
 */
export const seed = async (context: Context): Promise<void> => {
  const today = shanghaiDay(context.now());
  for (const month of [today.slice(0, 7), bookableWindow(today).to.slice(0, 7)]) {
    const planned = zoneWords(context.config.demoVariant)(plan(month, today));
    await context.db.transaction().execute(async (tx) => {
      const prefix = `seed-${month.replace('-', '')}-%`;
      const seeded = await tx.selectFrom('bookings').select('id').where('id', 'like', prefix).limit(1).execute();
      if (seeded.length > 0) return;
      for (const item of planned) await write(tx, item);
    });
  }
};
