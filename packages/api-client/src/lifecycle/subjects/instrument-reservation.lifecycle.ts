import { applicant } from '../actors.ts';
import { lifecycle } from '../lifecycle.ts';

/** Lifecycle of a reservation of an instrument. */
export const instrumentReservation = lifecycle({
  subject: 'instrument_reservation',
  label: { 'zh-CN': '仪器预约', en: 'Instrument reservation' },
  actors: { applicant, keeper: { 'zh-CN': '仪器管理员', en: 'Instrument keeper' } },
  initialStates: ['pending'],
  states: {
    pending: { label: { 'zh-CN': '待审核', en: 'Pending' }, tone: 'info', waitingFor: 'keeper', workdays: 2 },
    approved: { label: { 'zh-CN': '已通过', en: 'Approved' }, tone: 'success' },
    in_use: { label: { 'zh-CN': '使用中', en: 'In use' }, tone: 'info', waitingFor: 'keeper' },
    completed: { label: { 'zh-CN': '已完成', en: 'Completed' }, tone: 'success' },
    rejected: { label: { 'zh-CN': '未通过', en: 'Rejected' }, tone: 'danger' },
    cancelled: { label: { 'zh-CN': '已取消', en: 'Cancelled' }, tone: 'neutral' },
  },
  transitions: [
    { from: 'pending', to: 'approved', by: ['keeper'] },
    { from: 'approved', to: 'in_use', by: ['keeper'] },
    { from: 'in_use', to: 'completed', by: ['keeper'] },
    { from: 'pending', to: 'rejected', by: ['keeper'], reason: 'required' },
    { from: 'pending', to: 'cancelled', by: ['applicant'] },
    { from: 'approved', to: 'cancelled', by: ['applicant'] },
  ],
});
