import type { ExpertEntry } from '@zonekit/api-client/expert/contract';
import { EditConflict } from '@zonekit/portal-kit/edit-conflict';
import { mergeEdits } from '@zonekit/portal-kit/edit-conflict/core';
import { OtherTab } from '@zonekit/portal-kit/form-page/draft-notices';
import { useWords } from '../../../platform/words/use-words.ts';
import { differences, type EntryDraft, type EntryValues, valuesOf } from './entry-values.ts';
import { useOptionLabel } from './use-option-label.ts';

interface ConflictProps {
  /** What stands in the form. */
  mine: EntryValues;
  onResolve: (merged: EntryValues) => void;
}

/** The same entry was saved elsewhere: nothing is overwritten unless the visitor says what counts. */
export function ChangedAlert({
  mine,
  theirs,
  busy,
  onResolve,
}: ConflictProps & { theirs: ExpertEntry; busy: boolean }) {
  const t = useWords('expertManagement');
  const saved = valuesOf(theirs.form);
  const fields = useDifferences(mine, saved);
  return (
    <EditConflict
      // Another edition is another conflict.
      key={theirs.version}
      who={t('elsewhere')}
      savedAt={theirs.updated_at}
      fields={fields}
      busy={busy}
      onResolve={(choices) => onResolve(mergeEdits(mine, saved, choices) as EntryValues)}
    />
  );
}

/** The same entry is being filled in in another tab. */
export function OtherTabAlert({ mine, other: { values, at }, onResolve }: ConflictProps & { other: EntryDraft }) {
  const fields = useDifferences(mine, values);
  return (
    <OtherTab
      at={at}
      fields={fields}
      onResolve={(choices) => onResolve(mergeEdits(mine, values, choices) as EntryValues)}
    />
  );
}

/** What differs, as it is read. */
const useDifferences = (mine: EntryValues, theirs: EntryValues) => {
  const t = useWords('expertManagement');
  const label = useOptionLabel();
  const shown = (name: keyof EntryValues, values: EntryValues) => {
    const given = [values[name]].flat().filter(Boolean);
    if (name === 'photo' || name === 'certificates') return t('files', { count: given.length });
    return given.map((value) => label(name, value)).join(t('separator'));
  };
  return differences(mine, theirs).map((name) => ({
    name,
    label: t(`fields.${name}`),
    mine: shown(name, mine),
    theirs: shown(name, theirs),
  }));
};
