import { randomUUID } from 'node:crypto';
import type { Booking, BookingVideoInput } from '@zonekit/api-client/roadshow/contract';
import type { Db, Tx, User } from '../../frame/context.ts';
import { shanghaiDay } from '../../frame/day.ts';
import { Problem } from '../../frame/problem.ts';
import { inTransaction } from '../../frame/transaction.ts';
import { videoTable } from '../content/information.ts';
import { publishFile } from '../file/file.service.ts';
import * as repository from './roadshow.repository.ts';
import { getBooking } from './roadshow.service.ts';

/** As an operator's file of videos takes it. */
const LONGEST_SUMMARY = 1000;

const NOT_HELD = {
  'zh-CN': '只有已举办的路演可以附上视频，请先将预约标记为已举办',
  en: 'Only a roadshow that was held can have a video. Mark the booking as held first',
};
const NOT_THIS_KIND = {
  'zh-CN': '文件不存在，或不是所需的类型',
  en: 'There is no such file, or it is of another kind',
};

/** A booking, locked, that may have a video. */
const lockHeld = async (tx: Tx, bookingId: string): Promise<repository.BookingRow> => {
  const row = await repository.lockBooking(tx, bookingId);
  if (!row) throw new Problem(404, 'not_found');
  if (row.status !== 'held') throw new Problem(422, 'transition_refused', { words: NOT_HELD });
  return row;
};

/** Makes the files public that the video consists of. @throws Problem 422 that names those that cannot be used */
const publishAll = async (tx: Tx, user: User, video: BookingVideoInput): Promise<void> => {
  const files = [
    { path: 'file_id', id: video.file_id, kind: 'video' as const },
    ...(video.poster ? [{ path: 'poster', id: video.poster, kind: 'image' as const }] : []),
    ...video.captions.map(({ file_id }, at) => ({
      path: `captions/${at}/file_id`,
      id: file_id,
      kind: 'other' as const,
    })),
  ];
  const refused: string[] = [];
  for (const { path, id, kind } of files) if (!(await publishFile(tx, user, id, kind))) refused.push(path);
  if (refused.length > 0) throw new Problem(422, 'validation_failed', { words: NOT_THIS_KIND, fields: refused });
};

/** Attaches the recording of a held booking, or replaces it: a video of the zone with the booking's title and content. */
export const attachVideo = (
  db: Db | Tx,
  user: User,
  bookingId: string,
  video: BookingVideoInput,
  now: Date,
): Promise<Booking> =>
  inTransaction(db, async (tx) => {
    const row = await lockHeld(tx, bookingId);
    await publishAll(tx, user, video);
    const before = row.video_id === null ? undefined : await videoTable.one(tx, row.video_id);
    const id = before?.id ?? randomUUID();
    await videoTable.write(tx, [
      {
        id,
        topic: 'roadshow',
        title_zh: before?.title_zh ?? row.roadshow_title,
        title_en: before?.title_en ?? null,
        summary_zh: before?.summary_zh ?? row.roadshow_content.slice(0, LONGEST_SUMMARY),
        summary_en: before?.summary_en ?? null,
        published_on: before?.published_on ?? shanghaiDay(now),
        seconds: video.seconds,
        file_id: video.file_id,
        poster: video.poster ?? null,
        captions: video.captions,
      },
    ]);
    await tx.updateTable('bookings').set({ video_id: id }).where('id', '=', bookingId).execute();
    return getBooking(tx, user, bookingId);
  });

/** Takes the recording off the videos of the zone; its files stay. */
export const detachVideo = (db: Db | Tx, user: User, bookingId: string): Promise<Booking> =>
  inTransaction(db, async (tx) => {
    const row = await lockHeld(tx, bookingId);
    if (row.video_id === null) throw new Problem(404, 'not_found');
    await tx.deleteFrom('content_videos').where('id', '=', row.video_id).execute();
    return getBooking(tx, user, bookingId);
  });
