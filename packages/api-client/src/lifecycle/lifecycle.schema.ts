// Apart from the lifecycles themselves: pages name states, and go without the schemas' code.
import * as z from 'zod/mini';
import { isoTime } from '../contract/contract.ts';
import type { Lifecycle } from './lifecycle.ts';

/** The states of a lifecycle as a schema. */
export const stateOf = <S extends string>(told: Lifecycle<S, string>) =>
  z.enum(Object.fromEntries(Object.keys(told.states).map((state) => [state, state])) as { [K in S]: K });

/** A change of state as the service tells it. Each event but the last ended when the next one came. */
export const lifecycleEvent = <S extends z.ZodMiniType>(state: S) =>
  z.object({
    at: isoTime,
    /** Null for the first. */
    from: z.nullable(state),
    to: state,
    /** The name of who did it. */
    actor: z.string(),
    reason: z.nullable(z.string()),
    /** Whose turn it is since then; null where nobody is waited for. */
    awaits: z.nullable(z.string()),
    /** When they are to have acted; null where nothing is promised. */
    due_at: z.nullable(isoTime),
  });
