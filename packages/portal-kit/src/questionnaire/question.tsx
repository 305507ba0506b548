import { useId } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { RegionSources } from '../region-picker/region-sources.ts';
import type { QuestionnaireEvent, QuestionnaireState } from './core/state.ts';
import { QuestionControl } from './question-control.tsx';
import * as css from './questionnaire.css.ts';
import type { Tags } from './tags.types.ts';
import { useProblemWords } from './use-problem-words.ts';
import type { QuestionWords } from './use-step-words.ts';

export interface QuestionProps {
  state: QuestionnaireState;
  words: QuestionWords;
  tags: Tags;
  regions: RegionSources;
  /** Source of the current answer where it is a prefilled one. */
  source: string | null;
  dispatch: (event: QuestionnaireEvent) => void;
}

/** One question: title, hint and control. */
export function Question({ state, words, tags, regions, source, dispatch }: QuestionProps) {
  const id = useId();
  const t = useKitTranslations('questionnaire');
  const definition = state.definition.steps[state.step - 1];
  const problem = useProblemWords(state.problem?.step === state.step ? state.problem : null, state, tags, words);
  if (!definition) return null;
  return (
    <div className={css.question} data-question={state.step}>
      <div className={css.heading}>
        <h3 id={`${id}-heading`} className={css.headingText}>
          {words.title}
        </h3>
        <p id={`${id}-hint`} className={css.hint}>
          {words.hint}
        </p>
        {source !== null && (
          <p id={`${id}-source`} className={css.source}>
            {t('prefilled', { source })}
          </p>
        )}
      </div>
      <QuestionControl
        id={id}
        definition={definition}
        words={words}
        answers={state.answers}
        today={state.today}
        error={problem?.error}
        removed={problem?.removed ?? null}
        tags={tags}
        regions={regions}
        sourceId={source === null ? undefined : `${id}-source`}
        dispatch={dispatch}
      />
    </div>
  );
}
