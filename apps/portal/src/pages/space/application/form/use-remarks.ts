import type { EntryApplication } from '@zonekit/api-client/space/entry-application/contract';
import { useState } from 'react';
import { useWords } from '../../../../platform/words/use-words.ts';
import { hintWith, returnedFields } from '../../../shared/remarks/returned-fields.tsx';
import type { ApplicationFormApi } from './application-fields.types.ts';
import { valuesAtReturn } from './application-slots.ts';
import { valuesOf } from './application-values.ts';
import { useFieldText } from './use-field-text.ts';

/** The remarks of the last return beside what became of each field. */
export const useRemarks = (
  application: EntryApplication | null,
  form: ApplicationFormApi,
  titles: Readonly<Record<string, string>>,
) => {
  const t = useWords('spaceApplying');
  const text = useFieldText(titles);
  // As it was opened: saving a draft does not end a return.
  const [returned] = useState(() => {
    const event = application?.status === 'returned' ? application.events.at(-1) : undefined;
    if (!application || !event) return null;
    const { id, form: present, remarks, updated_at: updatedAt } = application;
    return { at: event.at, remarks, before: valuesAtReturn({ id, at: event.at, updatedAt }, valuesOf(present)) };
  });
  const values = form.watch();
  const before = returned?.before ?? null;
  const list = returnedFields(returned?.remarks ?? [], returned?.at ?? '', (field) => ({
    label: t(`fields.${field}`),
    changed: before !== null && String(before[field]) !== String(values[field]),
    before: before ? text(field, before) : '',
    now: text(field, values),
  }));
  return { list, hintOf: hintWith(list) };
};
