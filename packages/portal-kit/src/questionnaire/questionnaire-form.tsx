'use client';
import { Dialog } from '@zonekit/ui/dialog';
import { Icon } from '@zonekit/ui/icon';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { RegionSources } from '../region-picker/region-sources.ts';
import { reachableSteps, toPartialProfile } from './core/answers.ts';
import { isPrefilled } from './core/prefill.ts';
import { positionOf } from './core/reducer.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { Progress } from './progress.tsx';
import { Question } from './question.tsx';
import * as css from './questionnaire.css.ts';
import { QuestionnaireFooter } from './questionnaire-footer.tsx';
import { QuestionnaireNotices } from './questionnaire-notices.tsx';
import type { Tags } from './tags.types.ts';
import { useButtonPause } from './use-button-pause.ts';
import { type Preview, usePreview } from './use-preview.ts';
import { focusQuestion, useQuestionFocus } from './use-question-focus.ts';
import { type QuestionnaireOptions, useQuestionnaire } from './use-questionnaire.ts';
import { useStepTopics } from './use-step-topics.ts';
import { useStepWords } from './use-step-words.ts';

export interface QuestionnaireFormProps extends Omit<QuestionnaireOptions, 'unknownFailure'>, RegionSources {
  /** Receives the function that closes the dialog. */
  closeRef: RefObject<(() => void) | null>;
  /** Tags to choose from, or the state of their request. */
  tags: Tags;
  /** Counts while answering, for visitors too; without it there is no panel beside the question. */
  preview?: Preview | undefined;
  /** Shown after a save: what the answers found, and the way to it, which is the primary action then. */
  result?: ReactNode;
}

/** Content of the open dialog. */
export function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { tags, loadRegions, searchRegions, resolveRegion, preview, result, closeRef, ...options } = props;
  const t = useKitTranslations('questionnaire');
  const questionnaire = useQuestionnaire({ ...options, unknownFailure: t('failedUnknown') });
  const { state, dispatch, submit, close, attempt, draft, notice, discardDraft, undoDiscard } = questionnaire;
  const { step, saving } = state;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    closeRef.current = () => void close();
  });
  const focusNext = useQuestionFocus(form, state);
  const isPaused = useButtonPause(step);
  const { definition, answers } = state;
  const reachable = reachableSteps(answers, definition).map((each) => each.step);
  const position = positionOf(state, step);
  const { profile, prefill = null } = options;
  const shownStep = definition.steps[step - 1];
  const isFromPrefill = shownStep !== undefined && isPrefilled(shownStep, answers, { profile, prefill, definition });
  const isLast = position === reachable.length;
  const counted = usePreview(preview, state);
  const lastYear = String(Number(state.today?.slice(0, 4) ?? 0) - 1);
  const words = useStepWords(definition, lastYear);
  const topicOf = useStepTopics(definition);
  const isSaving = saving.status === 'saving';
  const isSaved = saving.status === 'saved';
  const isHeld = isPaused || isSaving || saving.status === 'login-needed';
  const now = options.now();

  /** The buttons and Enter alike: nothing moves while the buttons are hidden or a save is under way. */
  const unlessHeld = (act: () => void) => () => {
    if (!isHeld) act();
  };
  const trySubmit = unlessHeld(submit);
  const forward = (event: FormEvent) => {
    event.preventDefault();
    if (isSaved) void close();
    else if (isLast) trySubmit();
    else unlessHeld(() => dispatch({ type: 'next' }))();
  };
  const restart = (act: () => void) => () => {
    // The notice's button goes away with the notice.
    act();
    focusQuestion(form.current);
  };

  return (
    <form ref={form} className={css.form} noValidate onSubmit={forward} data-step={step} data-saving={saving.status}>
      {isSaved ? (
        <div className={css.saved} role="status">
          <Icon as={CircleCheck} size={24} className={css.savedIcon} />
          <h3 className={css.headingText}>{t('saved.title')}</h3>
          {result ?? <p className={css.hint}>{t('saved.text')}</p>}
        </div>
      ) : (
        <>
          <Progress steps={reachable} position={position} />
          <div className={css.body} data-preview={preview ? '' : undefined}>
            <Dialog.Body className={css.main} aria-busy={isSaving || undefined}>
              <QuestionnaireNotices
                state={state}
                notice={notice}
                now={now}
                attempt={attempt}
                hasProfile={profile !== null}
                prefillSource={prefill?.source ?? null}
                onRetry={trySubmit}
                onDiscard={restart(discardDraft)}
                onUndo={restart(undoDiscard)}
                onGo={(to) => {
                  if (to === step) focusQuestion(form.current);
                  else {
                    focusNext();
                    dispatch({ type: 'go', step: to });
                  }
                }}
              />
              <Question
                key={step}
                words={words(step)}
                state={state}
                tags={tags}
                source={isFromPrefill && prefill ? prefill.source : null}
                regions={{ loadRegions, searchRegions, resolveRegion }}
                dispatch={dispatch}
              />
            </Dialog.Body>
            {preview && (
              <PreviewPanel
                {...counted}
                topicOf={(each) => topicOf(each, positionOf(state, each))}
                isAnswered={Object.keys(toPartialProfile(answers, definition)).length > 0}
              />
            )}
          </div>
        </>
      )}
      <VisuallyHidden role="status">
        {!isSaved &&
          t('announce', {
            step: String(position),
            count: String(reachable.length),
            question: words(step).title,
          })}
      </VisuallyHidden>
      <QuestionnaireFooter
        position={position}
        isLast={isLast}
        isHidden={isPaused}
        isSaving={isSaving}
        isSaved={isSaved}
        hasResult={result !== undefined}
        draft={draft}
        now={now}
        onPrevious={unlessHeld(() => dispatch({ type: 'previous' }))}
        onSubmit={trySubmit}
      />
    </form>
  );
}
