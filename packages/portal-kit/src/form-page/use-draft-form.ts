'use client';
import { type FormSchema, useSchemaForm } from '@zonekit/ui/form';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { input, output } from 'zod/v4/core';
import type { Slot } from '../device-storage/core/index.ts';
import { createDraftKeeper, type DraftState, type FormDraft } from './core/index.ts';

export type { DraftState, FormDraft } from './core/index.ts';

export interface DraftFormOptions<Values, Base> {
  /** Where this device keeps it: one for each user and each thing, made by `createSlots` of `device-storage/core`. */
  slot: Slot<FormDraft<Values, Base>>;
  /** Initial values of every field. */
  start: Values;
  /** Version of the edited item, from the service. */
  base: Base;
}

export interface DraftForm<Schema extends FormSchema, Base> {
  form: UseFormReturn<input<Schema>, unknown, output<Schema>>;
  state: DraftState;
  /** When what has come back was typed, ISO 8601; null where the fields began as `start`. */
  restoredAt: string | null;
  /** Version that the form edits: the draft's, until another one is saved. */
  base: () => Base;
  /** Increments when the fields are replaced. Use it as the React key of components with own state, such as uploads. */
  edition: number;
  /** The draft of another tab, in the state `elsewhere`. */
  other: FormDraft<input<Schema>, Base> | null;
  /** Whether the form has values that the service has not saved. */
  unsaved: () => boolean;
  /** The service has these values now, as `base`. */
  settle: (values: input<Schema>, base: Base) => void;
  /** Fills the fields, of two editions that became one say, and keeps them in the place of another tab's. */
  fill: (values: input<Schema>) => void;
  /** Forgets what was typed, back to what the service has. */
  discard: () => void;
}

/**
 * A form whose fields come back after a reload, a crash or an expired session: what is typed is kept on this device until it
 * is sent. Another form takes another `key`: slot and start are read once.
 */
export const useDraftForm = <Schema extends FormSchema, Base>(
  schema: Schema,
  { slot, start, base }: DraftFormOptions<input<Schema>, Base>,
): DraftForm<Schema, Base> => {
  const [keeper] = useState(() => createDraftKeeper({ slot, start, base, now: () => new Date().toISOString() }));
  const [state, setState] = useState<DraftState>(keeper.stored ? 'saved' : 'clean');
  const [restoredAt, setRestoredAt] = useState(keeper.stored?.at ?? null);
  const [edition, setEdition] = useState(0);
  const form = useSchemaForm(schema, { defaultValues: (keeper.stored?.values ?? start) as never });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => setState(keeper.take(values)),
      }),
    [form, keeper],
  );

  // What came back is safe only if the store takes it: it may have been remembered by the page alone.
  useEffect(() => {
    if (keeper.stored) setState(keeper.take(form.getValues()));
  }, [form, keeper]);

  // The browser asks only where a closed tab would lose what was typed.
  const atRisk = state === 'unsaved' || state === 'elsewhere';
  useEffect(() => {
    if (!atRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [atRisk]);

  const put = (values: input<Schema>, over: boolean) => {
    // The fields stay what they are: one of them may take the focus.
    form.reset(values as never, { keepFieldsRef: true });
    setEdition((count) => count + 1);
    setState(keeper.take(values, over));
    // The button that did it is gone.
    const [first] = Object.keys(values as object);
    if (first) form.setFocus(first as never);
  };
  return {
    form,
    state,
    restoredAt,
    base: keeper.base,
    edition,
    other: state === 'elsewhere' ? keeper.elsewhere() : null,
    unsaved: () => keeper.isTyped(form.getValues()),
    settle: (values, next) => {
      keeper.settle(values, next);
      setRestoredAt(null);
      // What was typed while it was under way is a draft again.
      setState(keeper.take(form.getValues()));
    },
    fill: (values) => put(values, true),
    discard: () => {
      setRestoredAt(null);
      put(keeper.discard(), false);
    },
  };
};
