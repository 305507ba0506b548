import type { NeedMatch } from '@zonekit/api-client/space/need/contract';
import { useNeedMatches } from '@zonekit/api-client/space/need/hooks';
import { unitPath } from '@zonekit/api-client/space/unit-path';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { CellRow } from '@zonekit/ui/cell-row';
import { Icon } from '@zonekit/ui/icon';
import { Link } from '@zonekit/ui/link';
import { SkeletonText } from '@zonekit/ui/skeleton';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import { Check, X } from 'lucide-react';
import { useWords } from '../../../platform/words/use-words.ts';
import { AvailabilityChip } from '../availability.tsx';
import { nextSteps } from '../next-steps.ts';
import { Rent } from '../rent.tsx';
import * as css from './need.css.ts';

/** Units for a need, the best first, each with the wishes that it meets and misses. */
export function NeedMatches({ needId }: { needId: string }) {
  const t = useWords('spaceNeeds');
  const read = useNeedMatches(needId);
  const matches = read.status === 'ready' || read.status === 'failed' ? read.data : undefined;
  if (matches === undefined) {
    return read.status === 'failed' ? (
      <Alert tone="danger" title={t('resultsNotRead')} action={<Button onClick={read.reload}>{t('retry')}</Button>}>
        {read.error.serverMessage}
      </Alert>
    ) : (
      <div aria-busy="true">
        <SkeletonText lines={6} />
      </div>
    );
  }
  if (matches.length === 0) return <p>{t('noResults')}</p>;
  return (
    <>
      <p className={css.muted}>{t('resultsLine')}</p>
      <ol className={css.matches}>
        {matches.map((match) => (
          <Match key={match.unit.id} match={match} />
        ))}
      </ol>
    </>
  );
}

function Match({ match: { unit, wishes } }: { match: NeedMatch }) {
  const t = useWords('spaceNeeds');
  const area = useWords('space');
  const met = wishes.filter((wish) => wish.met).length;
  const { view } = nextSteps(unit.id);
  return (
    <li className={css.match}>
      <div className={css.matchHead}>
        <h3 lang={unit.lang}>
          <Link href={unitPath(unit)}>{unit.title}</Link>
        </h3>
        <AvailabilityChip unit={unit} />
      </div>
      <p className={css.figures}>
        <span>{area('area', { area: unit.area })}</span>
        <Rent rent={unit.rent} />
        <span className={css.score}>
          <CellRow states={wishes.map((wish) => (wish.met ? 'met' : 'unmet'))} />
          {t('score', { met, all: wishes.length })}
        </span>
      </p>
      <ul className={css.wishes}>
        {wishes.map((wish) => (
          <li key={wish.wish} className={css.wish} data-met={wish.met ? '' : undefined}>
            <Icon as={wish.met ? Check : X} size={16} />
            <VisuallyHidden>{t(wish.met ? 'met' : 'unmet')}</VisuallyHidden>
            <span>
              <b>{t(`wish.${wish.wish}`)}</b> {wish.reason}
            </span>
          </li>
        ))}
      </ul>
      {view && (
        <Link href={view} aria-label={t('viewingOf', { title: unit.title })} className={css.viewing}>
          {t('viewing')}
        </Link>
      )}
    </li>
  );
}
