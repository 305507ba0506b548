import { RestoredNotice } from '@zonekit/portal-kit/form-page/draft-notices';
import { OtherEdition, type OtherEditionProps } from './other-edition.tsx';

export interface DraftNoticesProps<Values> extends Pick<OtherEditionProps<Values>, 'labels' | 'read'> {
  /** Of `useDraftForm`. */
  draft: {
    form: { getValues: () => Values };
    restoredAt: string | null;
    other: OtherEditionProps<Values>['other'] | null;
    discard: () => void;
    fill: (values: Values) => void;
  };
}

/** What a form says of its draft: that it was restored, and that the same form is being filled in in another tab. */
export function DraftNotices<Values extends Record<string, unknown>>({
  draft,
  labels,
  read,
}: DraftNoticesProps<Values>) {
  const { form, restoredAt, other, discard, fill } = draft;
  return (
    <>
      {restoredAt && <RestoredNotice at={restoredAt} onDiscard={discard} />}
      {other && <OtherEdition mine={form.getValues()} other={other} labels={labels} read={read} onResolve={fill} />}
    </>
  );
}

/** Labels by field, for `DraftNotices`. */
export const labelsOf = <Name extends string>(names: readonly Name[], label: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, label(name)])) as Record<Name, string>;
