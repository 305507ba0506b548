import { mergeEdits } from '@zonekit/portal-kit/edit-conflict/core';
import { OtherTab } from '@zonekit/portal-kit/form-page/draft-notices';
import type { FormDraft } from '@zonekit/portal-kit/form-page/use-draft-form';

export interface OtherEditionProps<Values> {
  mine: Values;
  other: FormDraft<Values>;
  /** By field, in the order of the form. */
  labels: Readonly<Record<keyof Values & string, string>>;
  /** A field as it is read; empty for nothing. */
  read: (values: Values, name: keyof Values & string, side: 'mine' | 'theirs') => string;
  onResolve: (values: Values) => void;
}

/** The same form is being filled in in another tab: the fields in which both differ, to choose from. */
export function OtherEdition<Values extends Record<string, unknown>>({
  mine,
  other: { values: theirs, at },
  labels,
  read,
  onResolve,
}: OtherEditionProps<Values>) {
  type Name = keyof Values & string;
  return (
    <OtherTab
      at={at}
      fields={(Object.keys(labels) as Name[])
        .filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]))
        .map((name) => ({
          name,
          label: labels[name],
          mine: read(mine, name, 'mine'),
          theirs: read(theirs, name, 'theirs'),
        }))}
      onResolve={(choices) => onResolve(mergeEdits<Name, Values[Name]>(mine, theirs, choices) as Values)}
    />
  );
}
