import type { UnitDetail } from '@zonekit/api-client/space/contract';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './months.css.ts';

/** Twelve months from the present one, a cell each. */
export function Months({ unit: { months } }: Pick<{ unit: UnitDetail }, 'unit'>) {
  const t = useWords('spaceUnit');
  return (
    <>
      <ol className={css.months}>
        {months.map(({ month, vacant }, index) => {
          const [year = '', number = ''] = month.split('-');
          return (
            <li key={month}>
              <span className={css.year} aria-hidden="true">
                {(index === 0 || number === '01') && year}
              </span>
              <span className={css.number} aria-hidden="true">
                {Number(number)}
              </span>
              <span className={css.cell} data-vacant={vacant ? '' : undefined} />
              <VisuallyHidden>
                {month} {t(vacant ? 'vacant' : 'taken')}
              </VisuallyHidden>
            </li>
          );
        })}
      </ol>
      <p className={css.legend} aria-hidden="true">
        <span>
          <span className={css.cell} data-vacant="" />
          {t('vacant')}
        </span>
        <span>
          <span className={css.cell} />
          {t('taken')}
        </span>
      </p>
    </>
  );
}
