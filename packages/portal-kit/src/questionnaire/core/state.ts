import type { RegionEvent } from '../../region-picker/core/region-selection.ts';
import type { Answers, TenAnswers } from './answers.ts';
import type { ProblemCode } from './rules.ts';
import type { AnswerValue, QuestionnaireDefinition, Step } from './steps.ts';

/** Error beside the current question. `removed` are the values that were removed again. */
export interface Problem {
  readonly step: Step;
  readonly code: ProblemCode;
  readonly removed?: readonly (string | number)[];
}

export type Saving =
  | { readonly status: 'answering' }
  | { readonly status: 'saving' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'login-needed' }
  | { readonly status: 'saved' };

export interface QuestionnaireState {
  readonly definition: QuestionnaireDefinition;
  readonly step: Step;
  readonly answers: Answers;
  /** `YYYY-MM-DD` in Asia/Shanghai; no date after it is taken. Null: not known, nothing is refused. */
  readonly today: string | null;
  readonly problem: Problem | null;
  /** The questions that the last submit found unanswered or wrong. */
  readonly refused: readonly Step[];
  readonly saving: Saving;
}

type SimpleField = Exclude<keyof TenAnswers, 'area' | 'industry' | 'applicant_background' | 'facts'>;
type AnswerEvent = { [Field in SimpleField]: { type: 'answer'; field: Field; value: TenAnswers[Field] } }[SimpleField];

export type QuestionnaireEvent =
  | AnswerEvent
  /** The same of any field, as its definition's kind has it. */
  | { type: 'fill'; field: string; value: AnswerValue }
  /** Without a field, that of the default steps. */
  | { type: 'region'; field?: string; event: RegionEvent }
  /** All that is picked now, the newest last. */
  | { type: 'industries'; field?: string; ids: readonly string[] }
  | { type: 'backgrounds'; field?: string; values: readonly number[] }
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
