import type { Lifecycle, Transition } from '@zonekit/api-client/lifecycle';
import type { Context, Db, Tx, User } from '../context.ts';

export interface Remark {
  field: string;
  remark: string;
}

/** Subjects of one kind whose next transition is the office's. Each module lists its queues; the operator's commands read them. */
export interface Queue {
  lifecycle: Lifecycle;
  /** The actor whose subjects the office attends to; `operator` by default. */
  waitingFor?: string;
  /** The states that an operator may choose, where others come by the clock or with another subject; left out for all. */
  chosen?: readonly string[];
  /** The number and title of each subject, by its id. Unknown ids are left out. */
  describe: (db: Db | Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, { number: string; title: string }>>;
  /** The id of a subject whose number or id an operator typed. */
  find: (db: Db | Tx, typed: string) => Promise<string | null>;
  /**
   * Moves one.
   * @param to.remarks what has to be corrected, by field of the form, where the subject has one
   * @param to.values what the state needs besides, by name: the number of an issued invoice
   * @param context of the service, for a subject whose documents are stored
   * @throws Problem as `move` of lifecycle.ts
   */
  move: (
    db: Db,
    operator: User,
    id: string,
    to: {
      status: string;
      reason: string | null;
      remarks?: Remark[];
      values?: Readonly<Record<string, string>>;
    },
    now: Date,
    context?: Context,
  ) => Promise<void>;
}

/**
 * The queues of all modules. Events and the operator's commands name a kind of subject by `lifecycle.subject` alone.
 * @throws Error where two modules have a queue of the same subject
 */
export const queuesOf = (modules: readonly { name: string; queues?: readonly Queue[] }[]): Queue[] => {
  const owners = new Map<string, string>();
  for (const { name, queues = [] } of modules) {
    for (const { lifecycle } of queues) {
      const other = owners.get(lifecycle.subject);
      if (other !== undefined) {
        throw new Error(
          `The modules ${other} and ${name} both have a queue of ${lifecycle.subject}, so its events could belong to either. Give one of them a subject of its own, in packages/api-client/src/lifecycle/subjects; several may share a definition.`,
        );
      }
      owners.set(lifecycle.subject, name);
    }
  }
  return modules.flatMap(({ queues = [] }) => queues);
};

/** The actor that an operator is in a queue's lifecycle: the office itself, or whom it acts for. */
const officeActor = ({ lifecycle, waitingFor = 'operator' }: Queue): string =>
  Object.hasOwn(lifecycle.actors, 'operator') ? 'operator' : waitingFor;

/** The transitions of a subject in a state that an operator may choose. */
export const officeTransitions = (queue: Queue, from: string): Transition[] =>
  queue.lifecycle.transitions.filter(
    (transition) =>
      transition.from === from &&
      transition.by.includes(officeActor(queue)) &&
      (queue.chosen?.includes(transition.to) ?? true),
  );

export interface Waiting {
  subject: string;
  id: string;
  state: string;
  since: string;
  due_at: string | null;
  overdue: boolean;
}

/**
 * The subjects that wait for an actor, by due date, then by waiting time, longest first.
 * @param subjects kinds of subject
 * @param options.waitingFor the actor who has to act next
 */
export const waiting = async (
  db: Db | Tx,
  subjects: readonly string[],
  { waitingFor, overdueOnly, limit, now }: { waitingFor: string; overdueOnly: boolean; limit: number; now: Date },
): Promise<Waiting[]> => {
  if (subjects.length === 0) return [];
  const at = now.toISOString();
  let query = db
    .selectFrom('lifecycle_events')
    .select(['subject', 'subject_id', 'to_status', 'at', 'due_at'])
    .where('subject', 'in', [...subjects])
    .where('until', 'is', null)
    .where('waiting_for', '=', waitingFor);
  if (overdueOnly) query = query.where('due_at', '<', at);
  const rows = await query
    .orderBy('due_at', (order) => order.asc().nullsLast())
    .orderBy('at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    subject: row.subject,
    id: row.subject_id,
    state: row.to_status,
    since: row.at,
    due_at: row.due_at,
    overdue: row.due_at !== null && Date.parse(row.due_at) < now.getTime(),
  }));
};
