import { useRouter } from '@tanstack/react-router';
import type { UserInfo } from '@zonekit/api-client/auth/contract';
import type { ExpertEntry } from '@zonekit/api-client/expert/contract';
import { RestoredNotice } from '@zonekit/portal-kit/form-page/draft-notices';
import { FormFoot } from '@zonekit/portal-kit/form-page/form-foot';
import { useDraftForm } from '@zonekit/portal-kit/form-page/use-draft-form';
import { Alert } from '@zonekit/ui/alert';
import { Button } from '@zonekit/ui/button';
import { Form, type FormProblem, FormSubmit } from '@zonekit/ui/form';
import { Link } from '@zonekit/ui/link';
import { useEffect, useState } from 'react';
import { formProblem } from '../../../platform/data/form-problem.ts';
import { useWords } from '../../../platform/words/use-words.ts';
import { LeaveGuard } from '../../shared/form/leave-guard.tsx';
import { useFormLabels } from '../../shared/form/use-form-labels.ts';
import { MANAGEMENT } from '../mine/management-address.ts';
import { ChangedAlert, OtherTabAlert } from './entry-conflict.tsx';
import { EntryFields } from './entry-fields.tsx';
import { areSkills, entrySchema, isDraftPhone } from './entry-schema.ts';
import { type EntryBase, emptyFor, entrySlot, valuesOf } from './entry-values.ts';
import { type NotSaved, useSaveEntry } from './use-save-entry.ts';

export interface EntryFormProps {
  user: UserInfo;
  /** At the service; null before the first save. Later answers of the service change no field. */
  entry: ExpertEntry | null;
}

/** The entry of an expert: stored on this device as it is typed, saved as a draft, or submitted. */
export function EntryForm({ user, entry }: EntryFormProps) {
  const t = useWords('expertManagement');
  const formWords = useWords('form');
  const filesWords = useWords('files');
  const labels = useFormLabels(t('notSubmitted'));
  const router = useRouter();
  const saving = useSaveEntry();
  const [refused, setRefused] = useState<NotSaved | null>(null);
  const [savedAt, setSavedAt] = useState(entry?.updated_at ?? null);
  const [busy, setBusy] = useState(false);
  /** Fields whose file is still to arrive. */
  const [awaited] = useState(() => new Set<string>());
  const onWaiting = (field: string, waiting: boolean) => {
    if (waiting) awaited.add(field);
    else awaited.delete(field);
  };
  const draft = useDraftForm(
    entrySchema(awaited, (name) => t(`missing.${name}`), filesWords('notYet')),
    {
      slot: entrySlot(user.user_id),
      start: entry ? valuesOf(entry.form) : emptyFor(user),
      base: (entry && { id: entry.id, version: entry.version }) as EntryBase,
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

  const save = async (base: EntryBase = draft.base()) => {
    const values = form.getValues();
    const outcome = await saving.save(values, base);
    if (outcome.status === 'saved') {
      const { id, version, updated_at } = outcome.entry;
      draft.settle(values, { id, version });
      setSavedAt(updated_at);
    }
    return outcome;
  };
  const saveDraft = async (base?: EntryBase) => {
    const { contact_phone, skills } = form.getValues();
    const wrong = !isDraftPhone(contact_phone.trim()) ? 'contact_phone' : !areSkills(skills) && 'skills';
    if (wrong) {
      form.setError(wrong, { type: 'draft', message: t(`missing.${wrong}`) }, { shouldFocus: true });
      return;
    }
    setBusy(true);
    const outcome = await save(base);
    setBusy(false);
    setRefused(outcome.status === 'saved' ? null : outcome);
  };
  /** What the form says of it; an alert of its own says the rest. */
  const problemOf = (outcome: NotSaved): FormProblem | undefined => {
    if (outcome.status === 'failed') return formProblem(outcome.error);
    setRefused(outcome);
    return undefined;
  };
  const submit = async (): Promise<FormProblem | undefined> => {
    setRefused(null);
    const saved = await save();
    if (saved.status !== 'saved') return problemOf(saved);
    const submitted = await saving.submit(saved.entry);
    if (submitted.status !== 'saved') return problemOf(submitted);
    await router.navigate({ href: MANAGEMENT, replace: true });
    return undefined;
  };
  const problem = () => {
    if (refused?.status === 'failed') return refused.error.serverMessage ?? formWords('noAnswer');
    return refused && formWords('notSaved');
  };
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
          onResolve={(merged) => {
            const { id, version } = refused.theirs;
            draft.fill(merged);
            void saveDraft({ id, version });
          }}
        />
      )}
      <Form form={form} onSubmit={submit} labels={labels}>
        <EntryFields {...{ form, onWaiting, edition }} />
        <FormFoot state={state} saving={busy} savedAt={savedAt} problem={problem()}>
          <Button asChild kind="quiet">
            <Link href={MANAGEMENT}>{formWords('cancelEdit')}</Link>
          </Button>
          <Button loading={busy} onClick={() => void saveDraft()}>
            {t('saveDraft')}
          </Button>
          <FormSubmit>{t(entry?.status === 'returned' ? 'resubmit' : 'submit')}</FormSubmit>
        </FormFoot>
      </Form>
    </>
  );
}
