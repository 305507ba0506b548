import type { Locale } from '@zonekit/api-client/contract';
import { type ActorOf, allowedFrom } from '@zonekit/api-client/lifecycle';
import { viewingAppointment } from '@zonekit/api-client/lifecycle/viewing-appointment';
import type { Appointment, AppointmentStatus } from '@zonekit/api-client/space/appointment/contract';
import type { User } from '../../../frame/context.ts';
import { type EventRow, presentEvent } from '../../../frame/lifecycle/lifecycle.repository.ts';
import type { PlacedAppointment } from './appointment.repository.ts';
import { timesOf, type ViewingTime } from './viewing-hours.ts';

/** The user who reads or writes an appointment, the time and the language. */
export interface Caller {
  user: User;
  now: Date;
  locale: Locale;
}

type AppointmentActor = ActorOf<typeof viewingAppointment>;

export const actorsOf = (user: User, row: { user_id: string }): AppointmentActor[] => [
  ...(user.user_id === row.user_id ? (['applicant'] as const) : []),
  ...(user.role === 'operator' ? (['operator'] as const) : []),
];

const BEGUN = { 'zh-CN': '看房时间已过', en: 'The viewing has begun or is over' };
const NOT_BEGUN = { 'zh-CN': '看房时间未到', en: 'The viewing has not begun yet' };

/** Why a state cannot be reached at this time: a visit is in the past; whoever did not come cannot cancel afterwards. */
export const tooEarlyOrLate = (
  to: AppointmentStatus,
  time: ViewingTime,
  actors: readonly AppointmentActor[],
  now: Date,
) => {
  const begun = Date.parse(timesOf(time).starts_at) <= now.getTime();
  if (to === 'visited' && !begun) return NOT_BEGUN;
  const closes = to === 'requested' || (to === 'cancelled' && !actors.includes('operator'));
  return closes && begun ? BEGUN : null;
};

export const presentAppointment = (
  row: PlacedAppointment,
  changes: readonly EventRow[],
  { user, now, locale }: Caller,
): Appointment => {
  const { park_id, park_zh, park_en, address_zh, address_en, park_phone, unit_id, unit_zh, unit_en, ...fields } = row;
  const inLanguage = (zh: string, en: string | null) => (locale === 'en' && en) || zh;
  const actors = actorsOf(user, row);
  const allowed = allowedFrom(viewingAppointment, row.status, actors).filter(
    (to) => tooEarlyOrLate(to, row, actors, now) === null,
  );
  return {
    ...fields,
    ...timesOf(row),
    park: {
      id: park_id,
      name: inLanguage(park_zh, park_en),
      address: inLanguage(address_zh, address_en),
      phone: park_phone,
    },
    unit: unit_id !== null && unit_zh !== null ? { id: unit_id, title: inLanguage(unit_zh, unit_en) } : null,
    events: changes.map((change) => presentEvent<AppointmentStatus>(change)),
    // Rescheduling has its own endpoint.
    allowed: allowed.filter((to) => to !== 'requested'),
    can_reschedule: allowed.includes('requested'),
  };
};
