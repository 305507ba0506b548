import type { OverviewRecord } from '@zonekit/api-client/overview/contract';
import { Button } from '@zonekit/ui/button';
import { Chip } from '@zonekit/ui/chip';
import { daysBetween } from '@zonekit/ui/day';
import { shanghaiDate } from '@zonekit/ui/day/shanghai';
import { Link } from '@zonekit/ui/link';
import { useWords } from '../../../platform/words/use-words.ts';
import { subjectPage } from '../../shared/user-centre/subject-pages.ts';
import { CLOSING_DAYS } from './days-axis.tsx';
import * as css from './overview.css.ts';

/** What waits for the user, the nearest term first, each with the way to it. */
export function TaskList({ tasks, now }: { tasks: readonly OverviewRecord[]; now: number }) {
  return (
    <ol className={css.tasks}>
      {tasks.map((task, index) => (
        <Task key={`${task.subject} ${task.id}`} task={task} now={now} first={index === 0} />
      ))}
    </ol>
  );
}

function Task({ task, now, first }: { task: OverviewRecord; now: number; first: boolean }) {
  const t = useWords('accountOverview');
  const { subject, id, actor, kind, title, state, number, reason } = task;
  const href = subjectPage(subject)?.href(id, actor);
  return (
    <li className={css.task}>
      <Term due={task.due_at} now={now} />
      <div className={css.taskText}>
        <p className={css.taskKind}>
          {kind} <Chip tone={state.tone}>{state.label}</Chip>
        </p>
        <h2>{href === undefined ? title : <Link href={href}>{title}</Link>}</h2>
        <p>{reason === null ? number : t('reason', { reason })}</p>
      </div>
      {href !== undefined && (
        <Button asChild kind={first ? 'primary' : 'secondary'}>
          <Link href={href}>
            {t(state.value === 'draft' || state.value === 'returned' ? `act.${state.value}` : 'act.other')}
          </Link>
        </Button>
      )}
    </li>
  );
}

/** The days that are left, the hour on the last day, or that the term is over. */
function Term({ due, now }: { due: string | null; now: number }) {
  const t = useWords('accountOverview');
  if (due === null) {
    return (
      <p className={css.term}>
        <span>{t('noTerm')}</span>
      </p>
    );
  }
  const date = due.slice(0, 10);
  const days = daysBetween(shanghaiDate(now), date);
  const over = Date.parse(due) <= now;
  return (
    <p className={css.term} data-closing={days <= CLOSING_DAYS ? '' : undefined} data-over={over ? '' : undefined}>
      <b>
        {over
          ? t('overdue')
          : days === 0
            ? due.slice(11, 16)
            : t.rich('days', { days, small: (text) => <small>{text}</small> })}
      </b>
      <time dateTime={due}>{days === 0 && !over ? t('today') : date.slice(5)}</time>
    </p>
  );
}
