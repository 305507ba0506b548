import { regionSelection } from '../../region-picker/core/region-selection.ts';
import { type Answers, type ProfileAnswers, toAnswers, toPartialProfile } from './answers.ts';
import { pickBackgrounds, pickIndustries } from './choices.ts';
import { invalidSteps, stepProblem } from './rules.ts';
import type { QuestionnaireEvent, QuestionnaireState } from './state.ts';
import { type Step, toStep } from './steps.ts';

const ANSWERING = { status: 'answering' } as const;
const NO_AREA = {
  province_id: '',
  province_name: '',
  city_id: '',
  city_name: '',
  county_id: '',
  county_name: '',
};

/**
 * Step 1, filled from the saved profile if there is one.
 * @param today `YYYY-MM-DD` in Asia/Shanghai; registration dates after it are refused.
 */
export const initialQuestionnaire = (
  profile?: ProfileAnswers | null,
  today: string | null = null,
): QuestionnaireState => ({
  step: 1,
  answers: toAnswers(profile),
  today,
  problem: null,
  refused: [],
  saving: ANSWERING,
});

/**
 * The payload of the save call (specification section 3); optional answers only when filled.
 * Valid only when {@link firstInvalidStep} is null; before, name and area may be empty.
 */
export const toProfile = (state: QuestionnaireState): ProfileAnswers => ({
  enterprise_name: '',
  address_area: NO_AREA,
  ...toPartialProfile(state.answers),
});

/** The first question whose answer a submit would refuse, or null. */
export const firstInvalidStep = (state: QuestionnaireState): Step | null =>
  invalidSteps(state.answers, state.today)[0] ?? null;

const withAnswers = (state: QuestionnaireState, answers: Answers): QuestionnaireState => ({
  ...state,
  answers,
  // What was said about the old answer is no longer true. What a submit refused stays listed until it is put right.
  problem: null,
  refused: state.refused.filter((step) => stepProblem(step, answers, state.today) !== null),
  saving: ANSWERING,
});

/** On show, with what is wrong with it if `complain`. */
const show = (state: QuestionnaireState, step: Step, complain: boolean): QuestionnaireState => {
  const code = complain ? stepProblem(step, state.answers, state.today) : null;
  return { ...state, step, problem: code && { step, code } };
};

/**
 * Back is always free, forward only over questions that hold (specification section 4). A question that a submit
 * refused was reached before: the summary leads straight to it.
 */
const go = (state: QuestionnaireState, target: Step): QuestionnaireState => {
  if (target === state.step) return state;
  if (state.refused.includes(target)) return show(state, target, true);
  const held = invalidSteps(state.answers, state.today).find((step) => step >= state.step && step < target);
  return held === undefined ? show(state, target, false) : show(state, held, true);
};

const submit = (state: QuestionnaireState, signedIn: boolean): QuestionnaireState => {
  const refused = invalidSteps(state.answers, state.today);
  const [first] = refused;
  if (first !== undefined) return { ...show(state, first, true), refused, saving: ANSWERING };
  return { ...state, problem: null, refused, saving: { status: signedIn ? 'saving' : 'login-needed' } };
};

/**
 * Specification sections 2, 4 and 5 and design.md section 5. Pure: time and the session come with the events.
 * While a save is under way, after it, and on the way to the login, nothing but the outcome changes anything: what was
 * sent is what is shown.
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
      return withAnswers(state, { ...state.answers, [event.field]: event.value });
    case 'region': {
      const area = regionSelection(state.answers.area, event.event);
      return area === state.answers.area ? state : withAnswers(state, { ...state.answers, area });
    }
    case 'industries': {
      const { industry, removed } = pickIndustries(state.answers.industry, event.ids);
      const next = withAnswers(state, { ...state.answers, industry });
      return removed.length > 0 ? { ...next, problem: { step: 4, code: 'industry-max', removed } } : next;
    }
    case 'backgrounds': {
      const applicant_background = pickBackgrounds(state.answers.applicant_background, event.values);
      return withAnswers(state, { ...state.answers, applicant_background });
    }
    case 'next':
      return go(state, toStep(state.step + 1));
    case 'previous':
      return go(state, toStep(state.step - 1));
    case 'go':
      return go(state, toStep(event.step));
    case 'submit':
      return submit(state, event.signedIn);
    case 'load':
      return { ...initialQuestionnaire(null, state.today), answers: event.answers, step: toStep(event.step ?? 1) };
  }
};
