import en from '../labels/en.ts';
import zh from '../labels/zh-CN.ts';
import type { SlotDay, TimeSlot } from './time-slots.core.ts';

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

export const SLOTS_ZH = zh.timeSlots.labels;
export const SLOTS_EN = en.timeSlots.labels;
