import type { EntryApplication } from '@zonekit/api-client/space/entry-application/contract';
import { EditConflict } from '@zonekit/portal-kit/edit-conflict';
import { mergeEdits } from '@zonekit/portal-kit/edit-conflict/core';
import { OtherTab } from '@zonekit/portal-kit/form-page/draft-notices';
import { useWords } from '../../../../platform/words/use-words.ts';
import type { ApplicationDraft } from './application-slots.ts';
import { type ApplicationValues, differences, valuesOf } from './application-values.ts';
import { useFieldText } from './use-field-text.ts';

interface ConflictProps {
  /** What stands in the form. */
  mine: ApplicationValues;
  /** Of units, by their ids. */
  titles: Readonly<Record<string, string>>;
  onResolve: (merged: ApplicationValues) => void;
}

/** The same application was saved elsewhere: nothing is overwritten unless the visitor says what counts. */
export function ChangedAlert({
  mine,
  titles,
  theirs,
  busy,
  onResolve,
}: ConflictProps & { theirs: EntryApplication; busy: boolean }) {
  const t = useWords('spaceApplying');
  const saved = valuesOf(theirs.form);
  const known = theirs.unit ? { ...titles, [theirs.unit.id]: theirs.unit.title } : titles;
  const fields = useDifferences(mine, saved, known);
  return (
    <EditConflict
      // Another edition is another conflict.
      key={theirs.version}
      who={t('elsewhere')}
      savedAt={theirs.updated_at}
      fields={fields}
      busy={busy}
      onResolve={(choices) => onResolve(mergeEdits(mine, saved, choices) as ApplicationValues)}
    />
  );
}

/** The same application is being filled in in another tab. */
export function OtherTabAlert({
  mine,
  titles,
  other: { values, at },
  onResolve,
}: ConflictProps & { other: ApplicationDraft }) {
  const fields = useDifferences(mine, values, titles);
  return (
    <OtherTab
      at={at}
      fields={fields}
      onResolve={(choices) => onResolve(mergeEdits(mine, values, choices) as ApplicationValues)}
    />
  );
}

/** What differs, as it is read. */
const useDifferences = (mine: ApplicationValues, theirs: ApplicationValues, titles: ConflictProps['titles']) => {
  const t = useWords('spaceApplying');
  const text = useFieldText(titles);
  return differences(mine, theirs).map((name) => ({
    name,
    label: t(`fields.${name}`),
    mine: text(name, mine),
    theirs: text(name, theirs),
  }));
};
