export {
  type Answers,
  PARTIAL_DATE,
  type ProfileAnswers,
  type ProfileFacts,
  toAnswers,
  toPartialProfile,
} from './answers.ts';
export * from './constants.ts';
export { firstInvalidStep, initialQuestionnaire, questionnaireReducer, toProfile } from './reducer.ts';
export type { ProblemCode } from './rules.ts';
export type { Problem, QuestionnaireEvent, QuestionnaireState, Saving } from './state.ts';
export { STEPS, type Step, type StepDefinition } from './steps.ts';
