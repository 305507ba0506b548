import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './area-legend.css.ts';
import { cell as cellStyle } from './area-line.css.ts';

/** What the cells of `AreaLine` mean. */
export function AreaLegend({ cell }: { cell: number }) {
  const t = useWords('spaceParks');
  return (
    <p className={css.legend}>
      <span className={css.key}>
        <i className={cellStyle} />
        {t('let')}
      </span>
      <span className={css.key}>
        <i className={cellStyle} data-vacant="" />
        {t('vacant')}
      </span>
      <span>{t('cell', { area: cell })}</span>
    </p>
  );
}
