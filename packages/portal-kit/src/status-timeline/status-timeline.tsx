import { Time } from '@zonekit/ui/time';
import { VisuallyHidden } from '@zonekit/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useKitTranslations } from '../messages/use-kit-translations.ts';
import { type PlannedStage, type Stage, type StageEvent, stagesOf } from './core/stages.ts';
import type { IsWorkday } from './core/workdays.ts';
import * as css from './status-timeline.css.ts';

export type { PlannedStage, StageEvent } from './core/stages.ts';

export interface StatusTimelineProps {
  /** What has happened, oldest first. */
  events: readonly StageEvent[];
  /** Stages after the current one. */
  planned?: readonly PlannedStage[];
  /** In ms since 1970. */
  now: number;
  /** Whether a day is a working day; by default Monday to Friday. Pass one with the public holidays. */
  isWorkday?: IsWorkday;
}

/** Stages of a subject: owner, start, and working days used of the limit. */
export function StatusTimeline({ events, planned = [], now, isWorkday }: StatusTimelineProps) {
  const t = useKitTranslations('statusTimeline');
  const stages = stagesOf(events, planned, now, isWorkday);
  return (
    <ol className={css.clock} aria-label={t('label')} data-many={stages.length > 4 ? '' : undefined}>
      {stages.map((stage, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place in time
          key={place}
          className={css.stage}
          data-state={stage.state}
          aria-current={stage.state === 'current' ? 'step' : undefined}
        >
          <b className={css.label}>
            {stage.label}
            <VisuallyHidden> {t(stage.state === 'ended' ? 'done' : stage.state)}</VisuallyHidden>
          </b>
          {stage.owner && <span className={css.owner}>{stage.owner}</span>}
          <Clock stage={stage} />
          {stage.note && <small className={css.note}>{stage.note}</small>}
        </li>
      ))}
    </ol>
  );
}

/** When, and how long. */
function Clock({ stage }: { stage: Stage }) {
  const t = useKitTranslations('statusTimeline');
  const at = (when: ReactNode, small?: ReactNode, late = false) => (
    <>
      <span className={css.when}>{when}</span>
      {small && (
        <small className={css.note} data-late={late ? '' : undefined}>
          {small}
        </small>
      )}
    </>
  );
  if (stage.state === 'planned') return stage.workdays !== null && at(t('after', { workdays: stage.workdays }));
  if (stage.state === 'ended') return at(<Time value={stage.from} format="datetime" />);
  if (stage.state === 'current') {
    const { dueAt, left, overdue } = stage;
    if (dueAt === null || left === null) return at(<Time value={stage.from} format="datetime" />);
    const due = t.rich('due', { time: () => <Time value={dueAt} format="datetime" /> });
    return at(due, overdue ? t('overdue') : t('left', { left }), overdue);
  }
  const { used, limit, late } = stage;
  return at(
    <Time value={stage.until} format="datetime" />,
    <>
      {limit === null ? t('used', { used }) : t('usedOf', { used, limit })}
      {late && <em className={css.late}> {t('late')}</em>}
    </>,
  );
}
