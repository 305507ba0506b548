import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { ProfileAnswers } from './core/answers.ts';
import { LOGIN_REDIRECT_MS } from './core/constants.ts';
import { chooseDraft, type Draft } from './core/draft.ts';
import { type Prefill, prefilledAnswers } from './core/prefill.ts';
import {
  atReachableStep,
  firstInvalidStep,
  initialQuestionnaire,
  questionnaireReducer,
  toProfile,
} from './core/reducer.ts';
import type { QuestionnaireState } from './core/state.ts';
import type { StepEvent } from './core/step-event.ts';
import { POLICY_PROFILE, type QuestionnaireDefinition } from './core/steps.ts';
import { type OpenedDraft, openDraft, removeDraft, settleDrafts, writeDraft } from './draft-storage.ts';
import { type DraftStatus, useDraft } from './use-draft.ts';
import { useStepEvents } from './use-step-events.ts';
import { useStepHistory } from './use-step-history.ts';

export interface QuestionnaireOptions {
  /** Questions of another zone; by default the ten of a policy profile. Every render must get the same object. */
  definition?: QuestionnaireDefinition;
  userId: string | null;
  profile: ProfileAnswers | null;
  /** Answers for the questions that the profile leaves open; saved only when the user saves. */
  prefill?: Prefill | null | undefined;
  /** The question to open at, as far as those before it are answered; 1, or where the draft was left. */
  startAt?: number | undefined;
  now: () => number;
  onSave: (profile: ProfileAnswers) => Promise<void>;
  onLoginNeeded: () => void;
  onSubmitted: () => void;
  /** Called with each step that is left, for statistics. Contains no answer and no personal data. */
  onStep?: ((event: StepEvent) => void) | undefined;
  /** Called when the browser's history is as it was before the opening. */
  onClose: () => void;
  /** What to say of a failure that brings no words of its own. */
  unknownFailure: string;
}

/** Whether the answers come from a draft, and the discarded draft while that can be undone. */
export type DraftNotice =
  | { kind: 'none' }
  | { kind: 'restored'; opened: OpenedDraft }
  | { kind: 'discarded'; draft: Draft };

const startFrom = (
  { profile, prefill = null, now, startAt, definition = POLICY_PROFILE }: QuestionnaireOptions,
  draft: Draft | null,
): QuestionnaireState => {
  const start = initialQuestionnaire(null, shanghaiDate(now()), definition);
  const filled = { ...start, answers: draft?.answers ?? prefilledAnswers(profile, prefill, definition) };
  const { step: reachable } = atReachableStep(filled, startAt ?? draft?.step);
  // Today's rules may refuse what was let through then: it opens where it first fails.
  const held = firstInvalidStep(filled);
  return { ...filled, step: held !== null && held < reachable ? held : reachable };
};

/** One opening of the questionnaire, from its prefill to its save. The rules are in core; this keeps time and storage. */
export function useQuestionnaire(options: QuestionnaireOptions) {
  const { userId, profile, now, onSave, onLoginNeeded, onSubmitted, onClose, onStep, unknownFailure } = options;
  const { definition = POLICY_PROFILE, prefill = null } = options;
  const [opened] = useState(() => openDraft(userId, profile?.updated_at, definition));
  const [state, dispatch] = useReducer(questionnaireReducer, null, () => startFrom(options, opened?.draft ?? null));
  const [notice, setNotice] = useState<DraftNotice>(opened ? { kind: 'restored', opened } : { kind: 'none' });
  /** Number of submits: a repeated error is announced again. */
  const [attempt, setAttempt] = useState(0);
  const untouched = useRef(state.answers);
  const isSaved = state.saving.status === 'saved';
  const draft: DraftStatus = useDraft(userId, state, now, {
    untouched,
    isOver: isSaved,
    savedAt: opened?.draft.savedAt ?? null,
  });
  const stepEvents = useStepEvents(state, now, onStep);
  /** The save under way: whether it succeeds. */
  const saving = useRef<Promise<boolean> | null>(null);
  const leaveHistory = useStepHistory(state.step, {
    onStep: (step) => dispatch({ type: 'go', step }),
    onLeave: () => void close(),
  });
  /** The steps leave the history first: the page may answer the closing with a way of its own. */
  const close = async () => {
    // Closing waits for the answer of a save under way; a refusal keeps the questionnaire open and says why.
    if ((await saving.current) === false) return;
    stepEvents.close();
    await leaveHistory();
    onClose();
  };

  useEffect(() => settleDrafts(userId, opened, definition), [userId, opened, definition]);

  // A profile or prefill that arrives after the opening still fills the steps, unless somebody has begun to, or a newer draft has.
  const filledFrom = useRef({ profile, prefill });
  useEffect(() => {
    if (profile === filledFrom.current.profile && prefill === filledFrom.current.prefill) return;
    filledFrom.current = { profile, prefill };
    if (state.answers !== untouched.current) return;
    if (chooseDraft([opened?.draft ?? null], profile?.updated_at) !== null) return;
    const answers = prefilledAnswers(profile, prefill, definition);
    untouched.current = answers;
    removeDraft(userId, definition);
    setNotice({ kind: 'none' });
    dispatch({ type: 'load', answers, step: state.step });
  }, [userId, profile, prefill, definition, opened, state.answers, state.step]);

  const isLoginNeeded = state.saving.status === 'login-needed';
  const login = useRef(onLoginNeeded);
  useEffect(() => {
    login.current = onLoginNeeded;
  });
  useEffect(() => {
    if (!isLoginNeeded) return;
    const timer = setTimeout(async () => {
      await leaveHistory();
      dispatch({ type: 'login-asked' });
      login.current();
    }, LOGIN_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isLoginNeeded, leaveHistory]);

  const save = async (submitted: QuestionnaireState) => {
    try {
      await onSave({ ...toProfile(submitted), ...(userId !== null && { user_id: userId }) });
    } catch (error) {
      dispatch({ type: 'save-failed', message: (error instanceof Error && error.message) || unknownFailure });
      return false;
    }
    removeDraft(userId, definition);
    dispatch({ type: 'saved' });
    // The page may go elsewhere now, so the steps leave the history first.
    await leaveHistory();
    onSubmitted();
    return true;
  };

  const submit = () => {
    const event = { type: 'submit', signedIn: userId !== null } as const;
    const after = questionnaireReducer(state, event);
    setAttempt((count) => count + 1);
    dispatch(event);
    // Saved for the redirect to the login even when nothing was changed.
    if (after.saving.status === 'login-needed')
      writeDraft(userId, { savedAt: now(), step: state.step, answers: state.answers }, definition);
    if (after.saving.status === 'saving') {
      saving.current = save(after).finally(() => {
        saving.current = null;
      });
    }
  };

  const discardDraft = () => {
    const discarded: Draft = { savedAt: now(), step: state.step, answers: state.answers };
    const answers = prefilledAnswers(profile, prefill, definition);
    untouched.current = answers;
    removeDraft(userId, definition);
    setNotice({ kind: 'discarded', draft: discarded });
    dispatch({ type: 'load', answers });
  };
  const undoDiscard = () => {
    if (notice.kind !== 'discarded') return;
    setNotice({ kind: 'none' });
    dispatch({ type: 'load', answers: notice.draft.answers, step: notice.draft.step });
  };

  return { state, dispatch, submit, close, attempt, draft, notice, discardDraft, undoDiscard };
}
