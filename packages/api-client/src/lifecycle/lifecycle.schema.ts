// Apart from the lifecycles themselves, so that pages that name states do not load the schema library.
import * as z from 'zod/mini';
import { isoTime } from '../contract/contract.ts';
import { type Lifecycle, statesWithReason } from './lifecycle.ts';

/** The states of a lifecycle as a schema. */
export const stateOf = <S extends string>({ states }: Lifecycle<S, string>) =>
  z.enum(Object.fromEntries(Object.keys(states).map((state) => [state, state])) as { [K in S]: K });

/**
 * The body of a call that changes the state; the description of `reason` names the states that require one.
 * @param status the states that the call can set
 */
export const stateChange = <Status extends z.ZodMiniType>(lifecycle: Lifecycle, status: Status) =>
  z.object({
    status,
    reason: z.optional(
      z.string().check(z.maxLength(500), z.describe(`Required for ${statesWithReason(lifecycle).join(', ')}`)),
    ),
  });

/** A change of state as the service sends it. Each stage but the last ended with the next event. */
export const lifecycleEvent = <S extends z.ZodMiniType>(state: S) =>
  z.object({
    at: isoTime,
    /** Null for the first. */
    from: z.nullable(state),
    to: state,
    /** The name of the person, or of the actor where nobody is named. */
    actor: z.string(),
    reason: z.nullable(z.string()),
    /** The actor who has to act next; null where nobody has to. */
    waiting_for: z.nullable(z.string()),
    /** The deadline of that actor; null where there is none. */
    due_at: z.nullable(isoTime),
  });
