import { useKitTranslations } from '../messages/use-kit-translations.ts';
import type { Step } from './core/steps.ts';
import * as css from './questionnaire.css.ts';

/** Minutes that one question takes, roughly. */
const MINUTES_EACH = 0.4;

/** A cell for each asked question; `position` is the current one, from 1. */
export function Progress({ steps, position }: { steps: readonly Step[]; position: number }) {
  const t = useKitTranslations('questionnaire');
  const count = steps.length;
  const words = t('position', { step: String(position), count: String(count) });
  const minutes = Math.ceil((count + 1 - position) * MINUTES_EACH);
  return (
    <div className={css.progress}>
      <p className={css.progressText}>
        <span>{words}</span>
        <span>{t('minutesLeft', { minutes: String(minutes) })}</span>
      </p>
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={position}
        aria-valuetext={words}
        className={css.cells}
      >
        {steps.map((each, i) => (
          <span
            key={each}
            className={css.cell}
            data-state={i + 1 < position ? 'done' : i + 1 === position ? 'now' : 'ahead'}
          />
        ))}
      </div>
    </div>
  );
}
