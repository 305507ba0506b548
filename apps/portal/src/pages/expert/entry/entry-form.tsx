import { useRouter } from '@tanstack/react-router';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import type { ExpertEntry } from '@zonekit/api-client/expert/contract';
import { RestoredNotice } from '@zonekit/portal-kit/form-page/draft-notices';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Alert } from '@zonekit/ui/alert';
import { Form } from '@zonekit/ui/form';
import { useEffect, useState } from 'react';
import { useWords } from '../../../platform/words/use-words.ts';
import { LeaveGuard } from '../../shared/form/leave-guard.tsx';
import { RecordFoot } from '../../shared/form/record-foot.tsx';
import { useAwaitedFiles } from '../../shared/form/use-awaited-files.ts';
import { useFormLabels } from '../../shared/form/use-form-labels.ts';
import { type RecordBase, useRecordForm } from '../../shared/form/use-record-form.ts';
import { MANAGEMENT } from '../mine/management-address.ts';
import { ChangedAlert, OtherTabAlert } from './entry-conflict.tsx';
import { EntryFields } from './entry-fields.tsx';
import { areSkills, entrySchema, isDraftPhone } from './entry-schema.ts';
import { emptyFor, entrySlot, valuesOf } from './entry-values.ts';
import { useEntryCalls } from './use-entry-calls.ts';

export interface EntryFormProps {
  user: UserInfo;
  /** At the service; null before the first save. Later answers of the service change no field. */
  entry: ExpertEntry | null;
}

/** The entry of an expert: stored on this device as it is typed, saved as a draft, or submitted. */
export function EntryForm({ user, entry }: EntryFormProps) {
  const t = useWords('expertManagement');
  const filesWords = useWords('files');
  const labels = useFormLabels(t('notSubmitted'));
  const router = useRouter();
  const { awaited, onWaiting } = useAwaitedFiles<string>();
  const draft = useDraftForm(
    entrySchema(awaited, (name) => t(`missing.${name}`), filesWords('notYet')),
    {
      slot: entrySlot(user.user_id),
      start: entry ? valuesOf(entry.form) : emptyFor(user),
      base: (entry && { id: entry.id, version: entry.version }) as RecordBase,
    },
  );
  const { form, state, restoredAt, other, edition } = draft;
  const [remarks] = useState(entry?.status === 'returned' ? entry.remarks : []);
  // biome-ignore lint/correctness/useExhaustiveDependencies(edition): fields that are replaced lose their messages
  useEffect(() => {
    for (const { field, remark } of remarks) {
      form.setError(field === 'certificates' ? 'certificates.0' : field, { type: 'remark', message: remark });
    }
  }, [form, remarks, edition]);

  const isSavable = () => {
    const { contact_phone, skills } = form.getValues();
    const wrong = !isDraftPhone(contact_phone.trim()) ? 'contact_phone' : !areSkills(skills) && 'skills';
    if (!wrong) return true;
    form.setError(wrong, { type: 'draft', message: t(`missing.${wrong}`) }, { shouldFocus: true });
    return false;
  };
  const record = useRecordForm({
    draft,
    calls: useEntryCalls(),
    updatedAt: entry?.updated_at ?? null,
    isSavable,
    onSubmitted: () => router.navigate({ href: MANAGEMENT, replace: true }),
  });
  const { busy, refused } = record;
  const reason = remarks.length > 0 || entry?.status === 'returned' ? entry?.events.at(-1)?.reason : null;

  return (
    <>
      <LeaveGuard unsaved={draft.unsaved} state={state} />
      {reason && (
        <Alert tone="warning" title={t('returned')}>
          {reason}
        </Alert>
      )}
      {restoredAt && <RestoredNotice at={restoredAt} onDiscard={draft.discard} />}
      {other && <OtherTabAlert other={other} mine={form.getValues()} onResolve={draft.fill} />}
      {refused?.status === 'changed' && (
        <ChangedAlert
          mine={form.getValues()}
          theirs={refused.theirs}
          busy={busy}
          onResolve={(merged) => record.resolve(refused.theirs, merged)}
        />
      )}
      <Form form={form} onSubmit={record.submit} labels={labels}>
        <EntryFields {...{ form, onWaiting, edition }} />
        <RecordFoot
          {...{ state, record }}
          backHref={MANAGEMENT}
          words={{ saveDraft: t('saveDraft'), submit: t(entry?.status === 'returned' ? 'resubmit' : 'submit') }}
        />
      </Form>
    </>
  );
}
