import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { STEP_COUNT } from './core/constants.ts';
import { ALL_STEPS, type Step } from './core/steps.ts';
import * as css from './questionnaire.css.ts';

/** Minutes that one question takes, roughly. */
const MINUTES_EACH = 0.4;

/** Ten cells, one a question. */
export function Progress({ step }: { step: Step }) {
  const t = useKitTranslations('questionnaire');
  const position = t('position', { step: String(step), count: String(STEP_COUNT) });
  const minutes = Math.ceil((STEP_COUNT + 1 - step) * MINUTES_EACH);
  return (
    <div className={css.progress}>
      <p className={css.progressText}>
        <span>{position}</span>
        <span>{t('minutesLeft', { minutes: String(minutes) })}</span>
      </p>
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={1}
        aria-valuemax={STEP_COUNT}
        aria-valuenow={step}
        aria-valuetext={position}
        className={css.cells}
      >
        {ALL_STEPS.map((each) => (
          <span key={each} className={css.cell} data-state={each < step ? 'done' : each === step ? 'now' : 'ahead'} />
        ))}
      </div>
    </div>
  );
}
