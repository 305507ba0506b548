import type { Lifecycle } from '@zonekit/api-client/lifecycle';
import type { Db, Module, Tx, User } from '../context.ts';

/** What an office works through: one kind of things that wait for it. A module names its queues; the operator's tools read them. */
export interface Queue {
  lifecycle: Lifecycle;
  /** A line for each thing, by its id: its number and what it is about. Unknown ids are left out. */
  describe: (db: Db | Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, { number: string; title: string }>>;
  /** The id of what an operator types: a number, or an id. */
  find: (db: Db | Tx, typed: string) => Promise<string | null>;
  /** Moves one. @throws Problem as `move` of lifecycle.ts */
  move: (db: Db, operator: User, id: string, to: { status: string; reason: string | null }, now: Date) => Promise<void>;
}

/**
 * The queues of all modules. Events and the operator's commands know a thing by its lifecycle's name alone.
 * @throws Error where two modules keep a queue of one name
 */
export const queuesOf = (modules: readonly Pick<Module, 'name' | 'queues'>[]): Queue[] => {
  const keepers = new Map<string, string>();
  for (const { name, queues = [] } of modules) {
    for (const { lifecycle } of queues) {
      const other = keepers.get(lifecycle.thing);
      if (other !== undefined) {
        throw new Error(
          `The modules ${other} and ${name} both keep a queue of ${lifecycle.thing}, and nobody could tell whose thing an event is about. Give one of them a lifecycle with a name of its own, in packages/api-client/src/lifecycle/things.`,
        );
      }
      keepers.set(lifecycle.thing, name);
    }
  }
  return modules.flatMap(({ queues = [] }) => queues);
};

export interface Waiting {
  thing: string;
  id: string;
  state: string;
  since: string;
  due_at: string | null;
  overdue: boolean;
}

/**
 * What waits, the most urgent first: what is due soonest, then what has waited longest.
 * @param things kinds to look at
 * @param options.awaits whose turn it is
 */
export const waiting = async (
  db: Db | Tx,
  things: readonly string[],
  { awaits, overdueOnly, limit, now }: { awaits: string; overdueOnly: boolean; limit: number; now: Date },
): Promise<Waiting[]> => {
  if (things.length === 0) return [];
  const at = now.toISOString();
  let found = db
    .selectFrom('lifecycle_events')
    .select(['thing', 'thing_id', 'to_status', 'at', 'due_at'])
    .where('thing', 'in', [...things])
    .where('until', 'is', null)
    .where('awaits', '=', awaits);
  if (overdueOnly) found = found.where('due_at', '<', at);
  const rows = await found
    .orderBy('due_at', (order) => order.asc().nullsLast())
    .orderBy('at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    thing: row.thing,
    id: row.thing_id,
    state: row.to_status,
    since: row.at,
    due_at: row.due_at,
    overdue: row.due_at !== null && Date.parse(row.due_at) < now.getTime(),
  }));
};
