import type { Words } from '../lifecycle/lifecycle.ts';
import { REGISTRATION_STEPS, type RegistrationStep } from '../lifecycle/subjects/registration-step.lifecycle.ts';

export { REGISTRATION_STEPS, type RegistrationStep } from '../lifecycle/subjects/registration-step.lifecycle.ts';

/** The steps that have to be done before another one can be filled in. */
export const REGISTRATION_NEEDS: Readonly<Record<RegistrationStep, readonly RegistrationStep[]>> = {
  verification: [],
  registration: ['verification'],
  seals: ['registration'],
  banks: ['registration'],
  socials: ['registration'],
  invoices: ['seals', 'banks'],
};

/** The word of each step in the service's paths. */
export const STEP_PATHS = {
  verification: 'verification',
  registration: 'register',
  seals: 'seals',
  banks: 'banks',
  socials: 'socials',
  invoices: 'invoices',
} as const satisfies Record<RegistrationStep, string>;
export type StepPath = (typeof STEP_PATHS)[RegistrationStep];

/** Working days that the office of each step has. */
export const STEP_WORKDAYS: Readonly<Record<RegistrationStep, number>> = {
  verification: 1,
  registration: 3,
  seals: 1,
  banks: 3,
  socials: 2,
  invoices: 3,
};
/** Working days in which a returned step is to be submitted again. */
export const MEND_WORKDAYS = 3;

/** Days for which a verified name stays reserved. */
export const NAME_RESERVED_DAYS = 60;
/** Days after the licence in which social insurance and taxes are to be registered. */
export const AFTER_LICENCE_DAYS = 30;

export const STEP_NAMES: Readonly<Record<RegistrationStep, Words>> = {
  verification: { 'zh-CN': '实名与名称核验', en: 'Identity and name' },
  registration: { 'zh-CN': '设立登记', en: 'Incorporation' },
  seals: { 'zh-CN': '印章刻制备案', en: 'Company seals' },
  banks: { 'zh-CN': '银行开户', en: 'Bank account' },
  socials: { 'zh-CN': '社保与公积金登记', en: 'Social insurance and housing fund' },
  invoices: { 'zh-CN': '税务登记与发票领用', en: 'Taxes and invoices' },
};

/** The states of a step as pages show them: one whose prerequisites are not done is `waiting`. */
export const STEP_STATES = ['waiting', 'todo', 'submitted', 'returned', 'done'] as const;
export type StepState = (typeof STEP_STATES)[number];

export const STEP_STATE_NAMES: Readonly<Record<StepState, Words>> = {
  waiting: { 'zh-CN': '待前序', en: 'Waits for other steps' },
  todo: { 'zh-CN': '可办理', en: 'Ready' },
  submitted: { 'zh-CN': '已提交', en: 'Submitted' },
  returned: { 'zh-CN': '已退回', en: 'Returned' },
  done: { 'zh-CN': '已办结', en: 'Done' },
};

/** Prerequisites of a step that are not done yet; empty for one that is open. */
export const waitsFor = (
  step: RegistrationStep,
  isDone: (step: RegistrationStep) => boolean,
): readonly RegistrationStep[] => REGISTRATION_NEEDS[step].filter((needed) => !isDone(needed));

/** The step of a path's word: `register` → `registration`. */
export const stepOfPath = (path: StepPath): RegistrationStep =>
  REGISTRATION_STEPS.find((step) => STEP_PATHS[step] === path) ?? 'verification';
