import type { EnrolmentStatus } from '@zonekit/api-client/event/contract';
import { addDays } from '../../../api/src/frame/day.ts';
import type { PlannedEvent } from './event.rows.ts';

export interface PlannedEnrolment {
  id: string;
  number: string;
  event_id: string;
  user_id: string;
  contact_person: string;
  contact_phone: string;
  message: string;
  status: EnrolmentStatus;
  sequence: number;
  created_at: string;
  updated_at: string;
  reason: string | null;
}

const FAMILY = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张'];
const GIVEN = ['明远', '思齐', '若水', '景行', '知夏', '云舟', '子衿', '怀瑾', '清如', '望舒', '书航', '海晏'];
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const letter = (value: number): string => LETTERS[value % LETTERS.length] ?? '2';
/** Unique for each event and sequence. */
const tail = (event: number, sequence: number): string =>
  letter(event) + letter(event >> 5) + letter(sequence) + letter(7 + (sequence >> 5) * 3 + event);

/** What the demo user has enrolled for: index of the activity, and what became of it. */
const OWN: Readonly<Record<number, { status: EnrolmentStatus; reason: string | null }>> = {
  20: { status: 'attended', reason: null },
  30: { status: 'cancelled', reason: '行程冲突' },
  37: { status: 'waiting', reason: null },
  39: { status: 'pending', reason: null },
  41: { status: 'approved', reason: null },
};

const statusOf = ({ event, cancelled }: PlannedEvent, sequence: number, today: string): EnrolmentStatus => {
  if (cancelled !== null) return 'cancelled';
  if (sequence > event.capacity) return 'waiting';
  if (event.starts_at.slice(0, 10) < today) return 'attended';
  return event.approval && sequence % 7 === 0 ? 'pending' : 'approved';
};

/** Enrolments of the demo's activities, in their order; those beyond the capacity wait. */
export const planEnrolments = (events: readonly PlannedEvent[], today: string): PlannedEnrolment[] =>
  events.flatMap((planned, index) => {
    const { event, enrolments, cancelled } = planned;
    const own = OWN[index];
    // The demo user's own enrolment is the last one; a cancelled one holds no place.
    const total = own?.status === 'cancelled' ? enrolments + 1 : enrolments;
    const first = event.opens_at.slice(0, 10);
    return Array.from({ length: total }, (_, position): PlannedEnrolment => {
      const sequence = position + 1;
      const mine = own !== undefined && sequence === total;
      const person = index * 7 + position;
      const date = addDays(first, Math.floor((position * 3) / Math.max(1, total)));
      const day = date < today ? date : addDays(today, -1);
      const at = `${day}T${String(9 + (position % 9)).padStart(2, '0')}:${String((position * 7) % 60).padStart(2, '0')}:00+08:00`;
      return {
        id: `${event.id}-${sequence}`,
        number: `HD${day.replaceAll('-', '')}-${tail(index, sequence)}`,
        event_id: event.id,
        user_id: mine ? 'u-demo' : `u-guest-${person}`,
        contact_person: mine
          ? '林知远'
          : `${FAMILY[person % FAMILY.length] ?? ''}${GIVEN[(person * 5 + index) % GIVEN.length] ?? ''}`,
        contact_phone: mine ? '13800002026' : `1370000${String(1000 + (person % 9000))}`,
        message: mine && own.status === 'approved' ? '委托外部研发的费用，合同没写分项时怎么归集？' : '',
        status: mine ? own.status : statusOf(planned, sequence, today),
        sequence,
        created_at: at,
        updated_at: at,
        reason: mine ? own.reason : cancelled,
      };
    });
  });
