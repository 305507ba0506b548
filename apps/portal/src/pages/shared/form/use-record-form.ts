import { type ApiError, asApiError } from '@zonekit/api-client/transport/error';
import type { FormProblem } from '@zonekit/ui/form';
import { useState } from 'react';
import { formProblem } from '../../../platform/data/form-problem.ts';

/** A record at the service that a form changes, and which edition of it; null before the first save. */
export type RecordBase = { id: string; version: number } | null;

interface SavedRecord {
  id: string;
  version: number;
  updated_at: string;
}

type Sent<R> = { status: 'done'; data: R } | { status: 'failed'; error: ApiError } | { status: 'aborted' };

/** `changed`: somebody saved the same record meanwhile, as `theirs`. `other`: there can be one record, and it is that one. */
type NotSaved<R> =
  | { status: 'failed'; error: ApiError }
  | { status: 'changed'; theirs: R }
  | { status: 'other'; id: string }
  | { status: 'aborted' };
type Outcome<R> = { status: 'saved'; record: R } | NotSaved<R>;

/** Which record stands against a save. */
export type Conflict = { status: 'changed' | 'other'; id: string };

/** The calls of a record that is saved as a draft until it is submitted. */
export interface RecordCalls<Values, R> {
  create: (values: Values) => Promise<Sent<R>>;
  edit: (values: Values, base: NonNullable<RecordBase>) => Promise<Sent<R>>;
  submit: (id: string) => Promise<Sent<R>>;
  read: (id: string) => Promise<R>;
  /** Conflict of a refusal with another record; by default a conflict concerns the edited record. */
  conflictOf?: (error: ApiError, base: RecordBase) => Conflict | null;
}

const conflictWithItself = ({ code }: ApiError, base: RecordBase): Conflict | null =>
  code === 'conflict' && base ? { status: 'changed', id: base.id } : null;

export interface RecordFormOptions<Values, R> {
  /** Of `useDraftForm`. */
  draft: {
    form: { getValues: () => Values };
    base: () => RecordBase;
    settle: (values: Values, base: RecordBase) => void;
    fill: (values: Values) => void;
  };
  calls: RecordCalls<Values, R>;
  /** When the service last saved the record; null where it has none. */
  updatedAt: string | null;
  /** Whether the service takes what is typed as a draft; otherwise it says at the fields why not. */
  isSavable: () => boolean;
  /** The first save has given the record its id. */
  onCreated?: (record: R) => Promise<void>;
  onSubmitted: (record: R) => Promise<void>;
}

/** A form whose record is saved as a draft and submitted: saving, a conflict with another edition, and what came of either. */
export const useRecordForm = <Values, R extends SavedRecord>({
  draft,
  calls,
  updatedAt,
  isSavable,
  onCreated,
  onSubmitted,
}: RecordFormOptions<Values, R>) => {
  const [refused, setRefused] = useState<NotSaved<R> | null>(null);
  const [savedAt, setSavedAt] = useState(updatedAt);
  const [busy, setBusy] = useState(false);

  /** The other version is fetched, to be compared with the form. */
  const refusalOf = async (error: ApiError, base: RecordBase): Promise<NotSaved<R>> => {
    const conflict = (calls.conflictOf ?? conflictWithItself)(error, base);
    if (!conflict) return { status: 'failed', error };
    if (conflict.status === 'other') return { status: 'other', id: conflict.id };
    try {
      return { status: 'changed', theirs: await calls.read(conflict.id) };
    } catch (thrown) {
      return { status: 'failed', error: asApiError(thrown) };
    }
  };
  const save = async (base: RecordBase): Promise<Outcome<R>> => {
    const values = draft.form.getValues();
    const sent = await (base ? calls.edit(values, base) : calls.create(values));
    if (sent.status === 'failed') return refusalOf(sent.error, base);
    if (sent.status === 'aborted') return sent;
    const { id, version, updated_at } = sent.data;
    draft.settle(values, { id, version });
    setSavedAt(updated_at);
    if (!base) await onCreated?.(sent.data);
    return { status: 'saved', record: sent.data };
  };
  const saveDraft = async (base: RecordBase = draft.base()) => {
    if (!isSavable()) return;
    setBusy(true);
    const outcome = await save(base);
    setBusy(false);
    setRefused(outcome.status === 'saved' ? null : outcome);
  };
  /** Problem of the form's own; a separate alert covers the rest. */
  const problemOf = (outcome: NotSaved<R>): FormProblem | undefined => {
    if (outcome.status === 'failed') return formProblem(outcome.error);
    setRefused(outcome);
    return undefined;
  };
  return {
    busy,
    savedAt,
    refused,
    saveDraft,
    submit: async (): Promise<FormProblem | undefined> => {
      setRefused(null);
      const saved = await save(draft.base());
      if (saved.status !== 'saved') return problemOf(saved);
      const sent = await calls.submit(saved.record.id);
      if (sent.status !== 'done') return problemOf(sent);
      await onSubmitted(sent.data);
      return undefined;
    },
    /** Saves one edition of two in the place of `theirs`. */
    resolve: ({ id, version }: R, merged: Values) => {
      draft.fill(merged);
      void saveDraft({ id, version });
    },
  };
};
