import type { SlotDay, TimeSlot } from './time-slots.core.ts';
import type { TimeSlotsLabels } from './time-slots-words.ts';

const slot = (start: string, end: string, status: TimeSlot['status'] = 'free', reason?: string): TimeSlot => ({
  start,
  end,
  status,
  ...(reason && { reason }),
});

/** A morning and an afternoon of hours, with a break between. */
export const makeSlotDay = (date: string, changes: Record<string, Partial<TimeSlot>> = {}): SlotDay => ({
  date,
  slots: ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00', '17:00'].map((start) => ({
    ...slot(start, `${String(Number(start.slice(0, 2)) + 1).padStart(2, '0')}:00`),
    ...changes[start],
  })),
});

const taken = { status: 'taken' } as const;

export const SLOT_DAYS: readonly SlotDay[] = [
  makeSlotDay('2026-11-25', { '10:00': taken, '11:00': taken, '17:00': { status: 'closed', reason: '设备检修' } }),
  makeSlotDay('2026-11-26', { '14:00': taken }),
  makeSlotDay('2026-11-27'),
];

export const SLOTS_ZH: TimeSlotsLabels = {
  free: '可约',
  taken: '已约',
  closed: '不开放',
  chosen: '已选',
  summary: (choice, count) =>
    choice ? `已选 ${choice.date} ${choice.start}–${choice.end}，共 ${count} 个时段` : '还没有选择时段',
  refused: (obstacle) =>
    obstacle.kind === 'occupied'
      ? `${obstacle.slot.start}–${obstacle.slot.end} 不可约，从新选的时段重新开始`
      : `${obstacle.end} 到 ${obstacle.start} 不开放，从新选的时段重新开始`,
};

export const SLOTS_EN: TimeSlotsLabels = {
  free: 'Free',
  taken: 'Taken',
  closed: 'Closed',
  chosen: 'Chosen',
  summary: (choice, count) =>
    choice ? `${choice.date} ${choice.start}–${choice.end}, ${count} slots chosen` : 'No time chosen yet',
  refused: (obstacle) =>
    obstacle.kind === 'occupied'
      ? `${obstacle.slot.start}–${obstacle.slot.end} is not free; the time starts anew`
      : `Closed from ${obstacle.end} to ${obstacle.start}; the time starts anew`,
};
