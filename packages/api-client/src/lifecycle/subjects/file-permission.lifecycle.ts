import { applicant, operator } from '../actors.ts';
import { lifecycle } from '../lifecycle.ts';

/** A user without a row has the state `NONE`. */
export const filePermission = lifecycle({
  subject: 'file_permission',
  label: { 'zh-CN': '文件权限', en: 'File permission' },
  actors: { applicant, operator },
  initialStates: ['NONE'],
  states: {
    NONE: { label: { 'zh-CN': '未申请', en: 'Not applied for' }, tone: 'neutral' },
    pending: { label: { 'zh-CN': '申请中', en: 'Applied for' }, tone: 'info', waitingFor: 'operator', workdays: 3 },
    AUTHORIZED: { label: { 'zh-CN': '已授权', en: 'Granted' }, tone: 'success' },
    REJECT: { label: { 'zh-CN': '被驳回', en: 'Rejected' }, tone: 'danger' },
  },
  transitions: [
    { from: 'NONE', to: 'pending', by: ['applicant'] },
    { from: 'pending', to: 'AUTHORIZED', by: ['operator'] },
    { from: 'pending', to: 'REJECT', by: ['operator'], reason: 'required' },
    { from: 'AUTHORIZED', to: 'REJECT', by: ['operator'], reason: 'required' },
    { from: 'REJECT', to: 'pending', by: ['applicant'] },
  ],
});
