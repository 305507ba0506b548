import type { Words } from '@zonekit/api-client/lifecycle';
import type { Registration } from '@zonekit/api-client/registration/contract';
import { STATES_OF_STEPS, type StateOfStep } from '@zonekit/api-client/registration/lists';
import {
  type RegistrationStep,
  STEP_NAMES,
  STEP_STATE_NAMES,
  type StepState,
} from '@zonekit/api-client/registration/steps';

export const registrationStatuses: Readonly<Record<Registration['status'], Words>> = {
  applicant: { 'zh-CN': '待企业办理', en: 'With the applicant' },
  office: { 'zh-CN': '窗口办理中', en: 'With the offices' },
  done: { 'zh-CN': '全部办结', en: 'All done' },
};

const stateWords = (both: StateOfStep): Words => {
  const [step, state] = both.split('.') as [RegistrationStep, StepState];
  const [name, is] = [STEP_NAMES[step], STEP_STATE_NAMES[state]];
  return { 'zh-CN': `${name['zh-CN']}：${is['zh-CN']}`, en: `${name.en}: ${is.en}` };
};

/** Each step with each of its states: `印章刻制备案：已退回`. */
export const stepStateWords = Object.fromEntries(STATES_OF_STEPS.map((both) => [both, stateWords(both)])) as Record<
  StateOfStep,
  Words
>;
