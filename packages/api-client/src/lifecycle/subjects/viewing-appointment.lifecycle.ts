import { applicant, operator } from '../actors.ts';
import { lifecycle } from '../lifecycle.ts';

/** Lifecycle of a viewing; moved to another hour, it is requested again. */
export const viewingAppointment = lifecycle({
  subject: 'viewing_appointment',
  label: { 'zh-CN': '看房预约', en: 'Viewing appointment' },
  actors: { applicant, operator },
  initialStates: ['requested'],
  states: {
    requested: { label: { 'zh-CN': '待确认', en: 'Requested' }, tone: 'info', waitingFor: 'operator', workdays: 1 },
    confirmed: { label: { 'zh-CN': '已确认', en: 'Confirmed' }, tone: 'success' },
    visited: { label: { 'zh-CN': '已看房', en: 'Visited' }, tone: 'neutral' },
    cancelled: { label: { 'zh-CN': '已取消', en: 'Cancelled' }, tone: 'neutral' },
  },
  transitions: [
    // Another hour is confirmed anew.
    { from: 'requested', to: 'requested', by: ['applicant'] },
    { from: 'confirmed', to: 'requested', by: ['applicant'] },
    { from: 'requested', to: 'confirmed', by: ['operator'] },
    { from: 'confirmed', to: 'visited', by: ['operator'] },
    { from: 'requested', to: 'cancelled', by: ['applicant', 'operator'] },
    { from: 'confirmed', to: 'cancelled', by: ['applicant', 'operator'] },
  ],
});
