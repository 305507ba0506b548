import type { RegistrationField } from '@zonekit/api-client/registration/contract';
import { EditConflict } from '@zonekit/portal-kit/edit-conflict';
import { type Choices, mergeEdits } from '@zonekit/portal-kit/edit-conflict/core';
import { OtherTab, RestoredNotice } from '@zonekit/portal-kit/form-page/draft-notices';
import { useWords } from '../../../platform/words/use-words.ts';
import * as css from './notices.css.ts';
import type { StepDraft } from './step-slots.ts';
import { groupOf, type StepValues, sentValue, valuesOf } from './step-values.ts';
import { useFieldText } from './use-field-text.ts';
import type { StepRecord } from './use-step-calls.ts';

interface StepNoticesProps {
  /** Of `useDraftForm`. */
  draft: {
    form: { getValues: () => StepValues };
    restoredAt: string | null;
    other: StepDraft | null;
    discard: () => void;
    fill: (values: StepValues) => void;
  };
  fields: readonly RegistrationField[];
  /** Of `useRecordForm`. */
  refused: { status: 'changed'; theirs: StepRecord } | { status: 'failed' | 'other' | 'aborted' } | null;
  busy: boolean;
  onMerged: (theirs: StepRecord, merged: StepValues) => void;
}

/** That a draft was restored, that another tab fills in the same form, and that a colleague saved it meanwhile. */
export function StepNotices({ draft, fields, refused, busy, onMerged }: StepNoticesProps) {
  const t = useWords('registrationForm');
  const differences = useDifferences(fields);
  const { form, restoredAt, other, discard, fill } = draft;
  const mine = form.getValues();
  const theirs = refused?.status === 'changed' ? refused.theirs : null;
  return (
    <div className={css.notices}>
      {restoredAt && <RestoredNotice at={restoredAt} onDiscard={discard} />}
      {other && (
        <OtherTab
          at={other.at}
          fields={differences(mine, other.values)}
          onResolve={(choices) => fill(merged(fields, mine, other.values, choices))}
        />
      )}
      {theirs?.form && (
        <EditConflict
          // Another edition is another conflict.
          key={theirs.version}
          who={t('elsewhere')}
          savedAt={theirs.updated_at}
          fields={differences(mine, valuesOf(theirs.form.fields))}
          busy={busy}
          onResolve={(choices) =>
            theirs.form && onMerged(theirs, merged(fields, mine, valuesOf(theirs.form.fields), choices))
          }
        />
      )}
    </div>
  );
}

/** What differs, as it is read. */
const useDifferences = (fields: readonly RegistrationField[]) => {
  const text = useFieldText();
  const read = (field: RegistrationField, values: StepValues) => {
    const value = sentValue(field, values);
    return value === undefined ? (values.texts[field.key] ?? '') : text({ ...field, value });
  };
  return (mine: StepValues, theirs: StepValues) =>
    fields
      .filter((field) => JSON.stringify(sentValue(field, mine)) !== JSON.stringify(sentValue(field, theirs)))
      .map((field) => ({
        name: field.key,
        label: field.label,
        mine: read(field, mine),
        theirs: read(field, theirs),
      }));
};

/** One edition of two. */
const merged = (
  fields: readonly RegistrationField[],
  mine: StepValues,
  theirs: StepValues,
  choices: Choices<string>,
): StepValues => {
  const flat = (values: StepValues) =>
    Object.fromEntries(fields.map(({ key, kind }) => [key, values[groupOf(kind)][key]]));
  const chosen = mergeEdits<string, StepValues[keyof StepValues][string] | undefined>(
    flat(mine),
    flat(theirs),
    choices,
  );
  const result: StepValues = { texts: {}, files: {}, people: {} };
  for (const { key, kind } of fields) Object.assign(result[groupOf(kind)], { [key]: chosen[key] });
  return result;
};
