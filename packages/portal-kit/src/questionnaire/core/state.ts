import type { RegionEvent } from '../../region-picker/core/region-selection.ts';
import type { Answers } from './answers.ts';
import type { ProblemCode } from './rules.ts';
import type { Step } from './steps.ts';

/** What is said beside the question that is on show. `removed` are industries that were taken out again. */
export interface Problem {
  readonly step: Step;
  readonly code: ProblemCode;
  readonly removed?: readonly string[];
}

export type Saving =
  | { readonly status: 'answering' }
  | { readonly status: 'saving' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'login-needed' }
  | { readonly status: 'saved' };

export interface QuestionnaireState {
  readonly step: Step;
  readonly answers: Answers;
  /** `YYYY-MM-DD` in Asia/Shanghai; no date after it is taken. Null: not known, nothing is refused. */
  readonly today: string | null;
  readonly problem: Problem | null;
  /** The questions that the last submit found unanswered or wrong. */
  readonly refused: readonly Step[];
  readonly saving: Saving;
}

type SimpleField = Exclude<keyof Answers, 'area' | 'industry' | 'applicant_background' | 'facts'>;
type AnswerEvent = { [Field in SimpleField]: { type: 'answer'; field: Field; value: Answers[Field] } }[SimpleField];

export type QuestionnaireEvent =
  | AnswerEvent
  | { type: 'region'; event: RegionEvent }
  /** All that is picked now, the newest last. */
  | { type: 'industries'; ids: readonly string[] }
  | { type: 'backgrounds'; values: readonly number[] }
  | { type: 'next' }
  | { type: 'previous' }
  /** The browser's Back and Forward, and the links of the error summary. */
  | { type: 'go'; step: number }
  | { type: 'submit'; signedIn: boolean }
  | { type: 'saved' }
  | { type: 'save-failed'; message: string }
  /** The visitor was sent to log in. */
  | { type: 'login-asked' }
  /** Starts over from a profile or a draft. */
  | { type: 'load'; answers: Answers; step?: number };
