export {
  type Answers,
  PARTIAL_DATE,
  type ProfileAnswers,
  reachableSteps,
  toAnswers,
  toPartialProfile,
} from './answers.ts';
export * from './constants.ts';
export { isPrefilled, type Prefill, prefilledAnswers } from './prefill.ts';
export { firstInvalidStep, initialQuestionnaire, questionnaireReducer, toProfile } from './reducer.ts';
export type { ProblemCode } from './rules.ts';
export type { Problem, QuestionnaireEvent, QuestionnaireState, Saving } from './state.ts';
export type { StepDirection, StepEvent } from './step-event.ts';
export {
  type AnswerValue,
  type Condition,
  defineQuestionnaire,
  POLICY_PROFILE,
  type ProfileFacts,
  type ProfileOf,
  type QuestionnaireDefinition,
  STEPS,
  type Step,
  type StepData,
  type StepDefinition,
  type StepWords,
} from './steps.ts';
