import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './area-legend.css.ts';
import { swatch } from './area-line.css.ts';

/** What the cells of `AreaLine` mean. */
export function AreaLegend({ cell }: { cell: number }) {
  const t = useWords('spaceParks');
  return (
    <p className={css.legend}>
      <span className={css.key}>
        <i className={swatch} />
        {t('let')}
      </span>
      <span className={css.key}>
        <i className={swatch} data-vacant="" />
        {t('vacant')}
      </span>
      <span>{t('cell', { area: cell })}</span>
    </p>
  );
}
