import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './maturity.css.ts';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Technology readiness in nine cells, three each for principle, prototype and production; as text below. */
export function Maturity({ level }: { level: number }) {
  const t = useWords('experimentOutcome');
  return (
    <span className={css.maturity}>
      <span className={css.cells} role="img" aria-label={t('maturityLabel', { level })}>
        {LEVELS.map((cell) => (
          <i key={cell} className={css.cell} data-reached={cell <= level ? '' : undefined} />
        ))}
      </span>
      <small className={css.text} aria-hidden="true">
        {t('maturity', { level })}
      </small>
    </span>
  );
}
