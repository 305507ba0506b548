import type { RegionSelection } from '../../region-picker/core/region-selection.ts';
import { regionSelection } from '../../region-picker/core/region-selection.ts';
import { type Answers, type ProfileAnswers, reachableSteps, toAnswers, toPartialProfile } from './answers.ts';
import { pickAtMost, pickBackgrounds } from './choices.ts';
import { MAX_INDUSTRIES } from './constants.ts';
import { invalidSteps, stepProblem } from './rules.ts';
import type { QuestionnaireEvent, QuestionnaireState } from './state.ts';
import { type AnswerValue, POLICY_PROFILE, type QuestionnaireDefinition, type Step, toStep } from './steps.ts';

const ANSWERING = { status: 'answering' } as const;
const UNFILLED = {
  enterprise_name: '',
  address_area: { province_id: '', province_name: '', city_id: '', city_name: '', county_id: '', county_name: '' },
};

/**
 * Step 1, filled from the saved profile if there is one.
 * @param today `YYYY-MM-DD` in Asia/Shanghai; registration dates after it are refused.
 * @param definition the ten default steps, or another zone's
 */
export const initialQuestionnaire = (
  profile?: ProfileAnswers | null,
  today: string | null = null,
  definition: QuestionnaireDefinition = POLICY_PROFILE,
): QuestionnaireState => ({
  definition,
  step: 1,
  answers: toAnswers(profile, definition),
  today,
  problem: null,
  refused: [],
  saving: ANSWERING,
});

/**
 * The payload of the save call; optional answers only when filled. Valid only when {@link firstInvalidStep} is null;
 * before, name and area may be empty.
 */
export const toProfile = (state: QuestionnaireState): ProfileAnswers => ({
  // Another zone's payload has its own fields and no empty ones of the ten.
  ...((state.definition === POLICY_PROFILE ? UNFILLED : {}) as typeof UNFILLED),
  ...toPartialProfile(state.answers, state.definition),
});

/** The first question whose answer a submit would refuse, or null. */
export const firstInvalidStep = (state: QuestionnaireState): Step | null =>
  invalidSteps(state.answers, state.today, state.definition)[0] ?? null;

const withAnswers = (state: QuestionnaireState, answers: Answers): QuestionnaireState => ({
  ...state,
  answers,
  // What was said about the old answer is no longer true. What a submit refused stays listed until it is put right.
  problem: null,
  refused: state.refused.filter((step) => invalidSteps(answers, state.today, state.definition).includes(step)),
  saving: ANSWERING,
});

/** On show, with what is wrong with it if `complain`. */
const show = (state: QuestionnaireState, step: Step, complain: boolean): QuestionnaireState => {
  const code = complain ? stepProblem(step, state.answers, state.today, state.definition) : null;
  return { ...state, step, problem: code && { step, code } };
};

/**
 * Back is always free, forward only over questions that hold. A question that a submit refused was reached before: the
 * summary leads straight to it.
 */
const go = (state: QuestionnaireState, target: Step): QuestionnaireState => {
  if (target === state.step) return state;
  if (state.refused.includes(target)) return show(state, target, true);
  const held = invalidSteps(state.answers, state.today, state.definition).find(
    (step) => step >= state.step && step < target,
  );
  return held === undefined ? show(state, target, false) : show(state, held, true);
};

/** The step so many further among those that are asked; the one on show at either end. */
const beside = ({ step, answers, definition }: QuestionnaireState, by: 1 | -1): Step => {
  const reachable = reachableSteps(answers, definition).map((each) => each.step);
  return (by === 1 ? reachable.find((each) => each > step) : reachable.findLast((each) => each < step)) ?? step;
};

/** Which of the questions that are asked a step is, from 1. */
export const positionOf = ({ answers, definition }: QuestionnaireState, step: Step): number =>
  reachableSteps(answers, definition).findIndex((each) => each.step === step) + 1;

/** The step itself where it is asked, else the nearest before it that is. */
const nearestReachableStep = ({ answers, definition }: QuestionnaireState, value: number): Step => {
  const target = toStep(value, definition.steps.length);
  return reachableSteps(answers, definition).findLast(({ step }) => step <= target)?.step ?? 1;
};

/** On a step that is asked; the first by default. */
export const atReachableStep = (state: QuestionnaireState, step = 1): QuestionnaireState => ({
  ...state,
  step: nearestReachableStep(state, step),
});

/** The extra picks were taken out again, and are named. */
const withRemoved = (state: QuestionnaireState, field: string, removed: readonly (string | number)[]) => {
  const step = state.definition.steps.find((each) => each.field === field);
  if (!step || removed.length === 0) return state;
  const code = field === 'industry' ? ('industry-max' as const) : ('too-many' as const);
  return { ...state, problem: { step: step.step, code, removed } };
};

/** What is on show may be asked no longer: then the nearest before it that is. */
const fill = (state: QuestionnaireState, field: string, value: AnswerValue): QuestionnaireState => {
  const filled = withAnswers(state, { ...state.answers, [field]: value });
  return atReachableStep(filled, filled.step);
};

const submit = (state: QuestionnaireState, signedIn: boolean): QuestionnaireState => {
  const refused = invalidSteps(state.answers, state.today, state.definition);
  const [first] = refused;
  if (first !== undefined) return { ...show(state, first, true), refused, saving: ANSWERING };
  return { ...state, problem: null, refused, saving: { status: signedIn ? 'saving' : 'login-needed' } };
};

/**
 * Pure: time and the session come with the events. While a save is under way, after it, and on the way to the login,
 * nothing but the outcome changes anything: what was sent is what is shown.
 */
export const questionnaireReducer = (state: QuestionnaireState, event: QuestionnaireEvent): QuestionnaireState => {
  const { status } = state.saving;
  if (event.type === 'saved') return status === 'saving' ? { ...state, saving: { status: 'saved' } } : state;
  if (event.type === 'save-failed')
    return status === 'saving' ? { ...state, saving: { status: 'failed', message: event.message } } : state;
  if (event.type === 'login-asked') return status === 'login-needed' ? { ...state, saving: ANSWERING } : state;
  if (status === 'saving' || status === 'saved' || status === 'login-needed') return state;

  switch (event.type) {
    case 'answer':
    case 'fill':
      return fill(state, event.field, event.value);
    case 'region': {
      const { field = 'area' } = event;
      const before = state.answers[field] as RegionSelection;
      const after = regionSelection(before, event.event);
      return after === before ? state : fill(state, field, after);
    }
    case 'industries': {
      const { field = 'industry', ids } = event;
      const step = state.definition.steps.find((each) => each.field === field);
      const max = step?.kind === 'tags' ? step.max : MAX_INDUSTRIES;
      const { chosen, removed } = pickAtMost(max, state.answers[field] as readonly string[], ids);
      return withRemoved(fill(state, field, chosen), field, removed);
    }
    case 'backgrounds': {
      const { field = 'applicant_background', values } = event;
      const step = state.definition.steps.find((each) => each.field === field);
      const { exclusive, max = values.length } = step?.kind === 'many' ? step : {};
      const before = state.answers[field] as readonly number[];
      const { chosen, removed } = pickAtMost(max, before, pickBackgrounds(before, values, exclusive));
      return withRemoved(fill(state, field, chosen), field, removed);
    }
    case 'next':
      return go(state, beside(state, 1));
    case 'previous':
      return go(state, beside(state, -1));
    case 'go':
      return go(state, nearestReachableStep(state, event.step));
    case 'submit':
      return submit(state, event.signedIn);
    case 'load':
      return atReachableStep(
        { ...initialQuestionnaire(null, state.today, state.definition), answers: event.answers },
        event.step,
      );
  }
};
