import type { ActorOf, StateOf } from '@zonekit/api-client/lifecycle';
import type { viewingAppointment } from '@zonekit/api-client/lifecycle/viewing-appointment';
import { addDays } from '../../../api/src/frame/day.ts';
import type { AppointmentRow } from '../../../api/src/modules/space/appointment/appointment.tables.ts';
import { demo, demoNumber, office, type Step, staff, timeOn } from './leasing.steps.ts';

type Life = typeof viewingAppointment;
type AppointmentStep = Step<StateOf<Life>, ActorOf<Life>>;

interface Plan {
  by: typeof demo;
  phone: string;
  /** Days from today. */
  day: number;
  hour: number;
  visitors: number;
  remark: string;
  /** The whole park, not one of its units. */
  park?: true;
  /** After the request: what, so many days from today. */
  later: readonly (Pick<AppointmentStep, 'to' | 'reason'> & { day: number; own?: true })[];
}

const own = { by: demo, phone: '13800002026' };
const PLANS: readonly Plan[] = [
  { ...own, day: 1, hour: 14, visitors: 3, remark: '想看层高和货梯', later: [{ to: 'confirmed', day: -1 }] },
  { ...own, day: 4, hour: 10, visitors: 2, remark: '', later: [] },
  {
    ...own,
    day: 9,
    hour: 9,
    visitors: 6,
    remark: '总部搬迁小组一同前来',
    park: true,
    later: [{ to: 'requested', day: -1, own: true, reason: 'moved' }],
  },
  {
    ...own,
    day: -6,
    hour: 15,
    visitors: 2,
    remark: '',
    later: [
      { to: 'confirmed', day: -8 },
      { to: 'visited', day: -6 },
    ],
  },
  {
    ...own,
    day: -3,
    hour: 11,
    visitors: 1,
    remark: '',
    later: [{ to: 'cancelled', day: -5, own: true, reason: '行程冲突' }],
  },
  { by: staff, phone: '13900002026', day: 2, hour: 10, visitors: 2, remark: '', later: [] },
  {
    by: staff,
    phone: '13900002026',
    day: 6,
    hour: 16,
    visitors: 4,
    remark: '冷库改造，请工程师同看',
    later: [{ to: 'confirmed', day: -1 }],
  },
];

/** Viewings of the demo accounts around today, with their histories; `units` are what they see, one after another. */
export const appointmentRows = (
  today: string,
  units: readonly { id: string; park_id: string }[],
): { row: AppointmentRow; steps: AppointmentStep[] }[] =>
  PLANS.flatMap(({ by, phone, day, hour, visitors, remark, park, later }, index) => {
    const unit = units[index % units.length];
    if (!unit) return [];
    const date = addDays(today, day);
    const requested = timeOn(today, Math.min(-2, day - 4), '09:30');
    const moved = `${addDays(date, -1)} 09:00 → ${date} ${String(hour).padStart(2, '0')}:00`;
    const steps = later.map(({ to, day: on, reason, own: mine }): AppointmentStep => {
      const said = reason === 'moved' ? moved : reason;
      const actor = mine ? ({ as: 'applicant', by } as const) : ({ as: 'operator', by: office } as const);
      return {
        to,
        ...actor,
        at: timeOn(today, on, to === 'visited' ? `${hour}:40` : '16:20'),
        ...(said && { reason: said }),
      };
    });
    const all: AppointmentStep[] = [{ to: 'requested', as: 'applicant', by, at: requested }, ...steps];
    const last = all.at(-1);
    return [
      {
        row: {
          id: `space-appointment-${index + 1}`,
          number: demoNumber('VA', requested, index),
          user_id: by.user_id,
          park_id: unit.park_id,
          unit_id: park ? null : unit.id,
          date,
          hour,
          contact_person: by.name,
          contact_phone: phone,
          visitors,
          remark,
          status: last?.to ?? 'requested',
          created_at: requested,
          updated_at: last?.at ?? requested,
        },
        steps: all,
      },
    ];
  });
