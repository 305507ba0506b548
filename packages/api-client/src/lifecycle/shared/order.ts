import { buyer, seller } from '../actors.ts';
import { lifecycle, type Words } from '../lifecycle.ts';

/** The lifecycle of an order between a buyer and a seller. */
export const orderOf = <const Subject extends string>(subject: Subject, label: Words) =>
  lifecycle({
    subject,
    label,
    actors: { buyer, seller },
    initialStates: ['pending'],
    states: {
      pending: { label: { 'zh-CN': '待确认', en: 'Pending' }, tone: 'info', waitingFor: 'seller', workdays: 2 },
      confirmed: { label: { 'zh-CN': '已确认', en: 'Confirmed' }, tone: 'info', waitingFor: 'seller' },
      in_progress: { label: { 'zh-CN': '进行中', en: 'In progress' }, tone: 'info', waitingFor: 'seller' },
      completed: { label: { 'zh-CN': '已完成', en: 'Completed' }, tone: 'success' },
      cancelled: { label: { 'zh-CN': '已取消', en: 'Cancelled' }, tone: 'neutral' },
      rejected: { label: { 'zh-CN': '已拒绝', en: 'Rejected' }, tone: 'danger' },
    },
    transitions: [
      { from: 'pending', to: 'confirmed', by: ['seller'] },
      { from: 'confirmed', to: 'in_progress', by: ['seller'] },
      { from: 'in_progress', to: 'completed', by: ['seller'] },
      { from: 'pending', to: 'cancelled', by: ['buyer'] },
      { from: 'confirmed', to: 'cancelled', by: ['buyer'] },
      { from: 'pending', to: 'rejected', by: ['seller'], reason: 'required' },
    ],
  });
