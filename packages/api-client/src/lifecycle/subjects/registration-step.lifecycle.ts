import { applicant, operator } from '../actors.ts';
import { lifecycle } from '../lifecycle.ts';

/** The steps of a one-stop registration, each with a life of its own, in this order. */
export const REGISTRATION_STEPS = ['verification', 'registration', 'seals', 'banks', 'socials', 'invoices'] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** Lifecycle of one step of a registration. */
export const registrationStep = lifecycle({
  subject: 'registration_step',
  label: { 'zh-CN': '一站式开办步骤', en: 'Step of a one-stop registration' },
  actors: { applicant, operator },
  initialStates: ['todo'],
  states: {
    todo: { label: { 'zh-CN': '待办理', en: 'To do' }, tone: 'neutral', waitingFor: 'applicant' },
    submitted: { label: { 'zh-CN': '已提交', en: 'Submitted' }, tone: 'info', waitingFor: 'operator', workdays: 2 },
    done: { label: { 'zh-CN': '已办结', en: 'Done' }, tone: 'success' },
    returned: { label: { 'zh-CN': '退回补正', en: 'Returned' }, tone: 'warning', waitingFor: 'applicant' },
  },
  transitions: [
    { from: 'todo', to: 'submitted', by: ['applicant'] },
    { from: 'submitted', to: 'done', by: ['operator'] },
    { from: 'submitted', to: 'returned', by: ['operator'], reason: 'required' },
    { from: 'returned', to: 'submitted', by: ['applicant'] },
  ],
});
