import type { RegistrationStepState } from '@zonekit/api-client/registration/contract';
import { CellRow, type CellState } from '@zonekit/ui/cell-row';
import { daysBetween } from '@zonekit/ui/day';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { Time } from '@zonekit/ui/time';
import type { ReactNode } from 'react';
import { useWords } from '../../platform/words/use-words.ts';
import * as css from './step-term.css.ts';

/** Days from which the remaining time has the signal colour. Source: visual.md, "Deadline bar". */
const CLOSING_DAYS = 7;

/** Until when whoever has a step has to act, or when it ended, with the working days of its office. */
export function StepTerm({ of }: { of: RegistrationStepState }) {
  const t = useWords('registration');
  const { state, due_at, done_at, expected_done_on, workdays } = of;
  const dated = (words: 'dueBy' | 'answerBy' | 'doneOn' | 'expectedDone', value: string | null, datetime = false) =>
    value && (
      <p className={css.line}>
        {t.rich(words, { time: () => <Time value={value} {...(datetime && { format: 'datetime' as const })} /> })}
      </p>
    );
  if (state === 'waiting') return dated('expectedDone', expected_done_on);
  if (state === 'todo' || state === 'returned') {
    return (
      <>
        {due_at && <DaysLeft due={due_at} />}
        {dated('dueBy', due_at, state === 'returned')}
      </>
    );
  }
  const { used, limit } = workdays;
  const cells = Array.from({ length: Math.max(limit, used) }, (_, day): CellState => (day < used ? 'met' : 'empty'));
  return (
    <>
      {state === 'done' ? dated('doneOn', done_at) : dated('answerBy', due_at)}
      <CellRow className={css.cells} states={cells} label={t('usedLabel', { used, limit })} />
      <small className={css.used} aria-hidden="true">
        {t('used', { used, limit })}
      </small>
    </>
  );
}

function DaysLeft({ due }: { due: string }) {
  const t = useWords('registration');
  const now = Date.now();
  const days = daysBetween(shanghaiDate(now), shanghaiDate(Date.parse(due)));
  const isOver = Date.parse(due) <= now;
  return (
    <p className={css.left} data-closing={days <= CLOSING_DAYS ? '' : undefined}>
      {isOver ? t('overdue') : t.rich('left', { days, b: (text: ReactNode) => <b>{text}</b> })}
    </p>
  );
}
