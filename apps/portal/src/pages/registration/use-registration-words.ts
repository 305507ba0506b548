import {
  REGISTRATION_STEPS,
  type RegistrationStep,
  STEP_NAMES,
  STEP_STATE_NAMES,
  type StepState,
} from '@zonekit/api-client/registration/steps';
import { useLocale } from 'use-intl';
import { useWords } from '../../platform/words/use-words.ts';

/** Names of steps and of their states in the page's language. */
export const useRegistrationWords = () => {
  const t = useWords('registration');
  const locale = useLocale() === 'en' ? 'en' : 'zh-CN';
  return {
    stepName: (step: RegistrationStep) => STEP_NAMES[step][locale],
    stateName: (state: StepState) => STEP_STATE_NAMES[state][locale],
    /** `3、4`. */
    numbers: (steps: readonly RegistrationStep[]) => steps.map(stepNumber).join(t('separator')),
  };
};

/** From 1. */
export const stepNumber = (step: RegistrationStep): number => REGISTRATION_STEPS.indexOf(step) + 1;
