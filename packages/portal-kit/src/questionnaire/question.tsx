import { useId } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { RegionSources } from '../region-picker/region-sources.ts';
import type { QuestionnaireEvent, QuestionnaireState } from './core/state.ts';
import { STEPS } from './core/steps.ts';
import { QuestionControl } from './question-control.tsx';
import * as css from './questionnaire.css.ts';
import { useProblemWords } from './use-problem-words.ts';

/** Category tags of business code 050011, as the page has them by now. */
export type Tags = readonly { id: string; name: string }[] | 'loading' | 'failed';

export interface QuestionProps {
  state: QuestionnaireState;
  tags: Tags;
  regions: RegionSources;
  dispatch: (event: QuestionnaireEvent) => void;
}

/** One question: what is asked, what counts, and the control that takes the answer. */
export function Question({ state, tags, regions, dispatch }: QuestionProps) {
  const t = useKitTranslations('questionnaire');
  const id = useId();
  const definition = STEPS[state.step - 1];
  const error = useProblemWords(state.problem?.step === state.step ? state.problem : null, state.today, tags);
  if (!definition) return null;
  const lastYear = String(Number(state.today?.slice(0, 4) ?? 0) - 1);
  return (
    <div className={css.question} data-question={state.step}>
      <div className={css.heading}>
        <h3 id={`${id}-heading`} className={css.headingText}>
          {t(`steps.q${definition.step}.title`)}
        </h3>
        <p id={`${id}-hint`} className={css.hint}>
          {t(`steps.q${definition.step}.hint`, { year: lastYear })}
        </p>
      </div>
      <QuestionControl
        id={id}
        definition={definition}
        answers={state.answers}
        today={state.today}
        error={error}
        tags={tags}
        regions={regions}
        dispatch={dispatch}
      />
    </div>
  );
}
