import { demand as life } from '@zonekit/api-client/lifecycle/demand';
import type { DemandFit, DemandSummary } from '@zonekit/api-client/supply/demand/contract';
import { Link } from '@zonekit/ui/link';
import { MarkedText } from '@zonekit/ui/marked-text';
import { useWords } from '../../../platform/words/use-words.ts';
import { RowTitle } from '../../shared/list/row-title.tsx';
import { StateChip } from '../../shared/state-chip.tsx';
import { demandPath } from '../paths.ts';
import { FitCells, Reason } from '../reasons.tsx';
import * as css from '../supply.css.ts';
import { Budget, Deadline } from './terms.tsx';

interface HallRowProps {
  demand: DemandSummary;
  /** Of the row, as the chart names it. */
  number: number;
  fit: DemandFit | undefined;
}

/** What is asked, how the visitor's company compares with it, the budget and the days left as cells. */
export function HallRow({ demand, number, fit }: HallRowProps) {
  const t = useWords('supplyHall');
  const area = useWords('supply');
  const { id, title, lang, title_hits, snippet, publisher, field, responses } = demand;
  // What is missing says more than what is met.
  const telling =
    fit && (fit.reasons.find(({ met }) => !met) ?? fit.reasons.find(({ criterion }) => criterion === 'wording'));
  return (
    <Link href={demandPath(id)} className={css.hallRow}>
      <div className={css.body}>
        <span className={css.numbered}>
          <span className={css.number} aria-hidden="true">
            {number}
          </span>
          <span className={css.title}>
            <RowTitle item={{ title, lang, title_hits }} />
          </span>
        </span>
        <p className={css.note}>
          <span lang={lang}>{publisher}</span>
          <span>{area(`fields.${field}`)}</span>
          <span>{t('responses', { count: responses })}</span>
        </p>
        {snippet && (
          <p className={css.text} lang={lang}>
            <MarkedText pieces={snippet} />
          </p>
        )}
        {telling && <Reason as="p" reason={telling} />}
      </div>
      <div>{fit ? <FitCells reasons={fit.reasons} /> : <StateChip of={life} state={demand.status} />}</div>
      <Budget demand={demand} />
      <Deadline demand={demand} />
    </Link>
  );
}
