import type { DemandReason } from '@zonekit/api-client/supply/demand/contract';
import { CellRow } from '@zonekit/ui/cell-row';
import { Icon } from '@zonekit/ui/icon';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { Check, X } from 'lucide-react';
import { useWords } from '../../platform/words/use-words.ts';
import * as css from './supply.css.ts';

/** How many wishes are met, as cells. */
export function FitCells({ reasons }: { reasons: readonly DemandReason[] }) {
  const t = useWords('supplyHall');
  return (
    <span className={css.fit}>
      <CellRow states={reasons.map(({ met }) => (met ? 'met' : 'unmet'))} />
      {t('fit', { met: reasons.filter(({ met }) => met).length, all: reasons.length })}
    </span>
  );
}

/** One wish, whether it is met, and the fact that this rests on. */
export function Reason({
  as: Element = 'li',
  reason: { criterion, met, reason },
}: {
  as?: 'li' | 'p';
  reason: DemandReason;
}) {
  const t = useWords('supplyHall');
  return (
    <Element className={css.reason} data-met={met ? '' : undefined}>
      <Icon as={met ? Check : X} size={16} />
      <span>
        <VisuallyHidden>{t(met ? 'met' : 'unmet')} </VisuallyHidden>
        <b>{t(`criteria.${criterion}`)}</b> {reason}
      </span>
    </Element>
  );
}

export function Reasons({ reasons }: { reasons: readonly DemandReason[] }) {
  return (
    <ul className={css.reasons}>
      {reasons.map((reason) => (
        <Reason key={reason.criterion} reason={reason} />
      ))}
    </ul>
  );
}
