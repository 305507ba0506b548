import { useRouter } from '@tanstack/react-router';
import type { ApiError } from '@zonekit/api-client/transport/error';
import type { FormProblem } from '@zonekit/ui/form';
import { useState } from 'react';
import { formProblem } from '../../../../platform/data/form-problem.ts';
import { useWords } from '../../../../platform/words/use-words.ts';
import { hintWith, returnedFields } from '../../remarks/returned-fields.tsx';
import type { Claim } from '../claim.types.ts';
import { filePlace } from './claim-values.ts';

/** A colleague was faster, or another claim stands against this one. */
export type ClaimRefusal = { status: 'elsewhere' } | { status: 'twice'; id: string };

type Sent = { status: 'done'; data: { id: string } } | { status: 'failed'; error: ApiError } | { status: 'aborted' };

type FieldOf<Values> = keyof Values & string;

export interface ClaimFormOptions<Values> {
  /** Of `useDraftForm`. */
  draft: {
    form: { watch: () => Values; getValues: () => Values };
    settle: (values: Values, base: null) => void;
  };
  /** Values of the fields before anything was typed. */
  start: Values;
  /** Null for a new one. */
  claim: Pick<Claim<string, FieldOf<Values>>, 'status' | 'events' | 'remarks'> | null;
  labelOf: (field: FieldOf<Values>) => string;
  /** A field in words; by default as it was typed, and files by their number. Null for that default. */
  textOf?: (values: Values, field: FieldOf<Values>) => string | null;
  send: (values: Values) => Promise<Sent>;
  /** Id of the other claim for which a new one is refused; null for another refusal. */
  twiceOf?: (error: ApiError) => string | null;
  hrefOf: (id: string) => string;
}

/** Remarks at the fields of a claim's form, its submission, and what stands against it. */
export const useClaimForm = <Values extends Record<string, string | string[]>>({
  draft,
  start,
  claim,
  labelOf,
  textOf,
  send,
  twiceOf,
  hrefOf,
}: ClaimFormOptions<Values>) => {
  const t = useWords('claims');
  const router = useRouter();
  const [refusal, setRefusal] = useState<ClaimRefusal | null>(null);
  const values = draft.form.watch();
  const read = (edition: Values, field: FieldOf<Values>): string => {
    const value: string | string[] = edition[field] ?? '';
    const typed = Array.isArray(value) ? t('files', { count: value.filter(Boolean).length }) : value;
    return textOf?.(edition, field) ?? typed;
  };
  const returned = claim?.status === 'returned' ? claim.events.at(-1) : undefined;
  const remarks = returnedFields(returned ? (claim?.remarks ?? []) : [], returned?.at ?? '', (field) => ({
    label: labelOf(field),
    changed: String(start[field]) !== String(values[field]),
    before: read(start, field),
    now: read(values, field),
  }));

  const problemOf = (error: ApiError): FormProblem => {
    const other = twiceOf?.(error) ?? null;
    if (other !== null) setRefusal({ status: 'twice', id: other });
    else if (error.code === 'conflict' || error.code === 'transition_refused') setRefusal({ status: 'elsewhere' });
    const { message, fields = {} } = formProblem(error);
    const typed = new Map<string, unknown>(Object.entries(draft.form.getValues()));
    const placed = Object.entries(fields).map(([path, words]) => {
      const [, name = '', sent] = /^(\w+)\.(\d+)$/.exec(path) ?? [];
      const files = typed.get(name);
      return [Array.isArray(files) ? `${name}.${filePlace(files, Number(sent))}` : path, words];
    });
    return { ...(message !== undefined && { message }), fields: Object.fromEntries(placed) };
  };
  const submit = async (): Promise<FormProblem | undefined> => {
    setRefusal(null);
    const sent = draft.form.getValues();
    const outcome = await send(sent);
    if (outcome.status === 'failed') return problemOf(outcome.error);
    if (outcome.status === 'done') {
      draft.settle(sent, null);
      await router.navigate({ href: hrefOf(outcome.data.id), replace: true });
    }
    return undefined;
  };
  return { values, read, returned, remarks, hintOf: hintWith(remarks), refusal, submit };
};
